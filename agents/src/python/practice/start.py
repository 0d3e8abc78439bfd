

def main_of_practice():
    """Serves requests that come by standard input, on any system."""
    requests, answers = os.dup(0), os.dup(1)
    if os.name == "nt":
        import msvcrt

        for pipe in (requests, answers):
            msvcrt.setmode(pipe, os.O_BINARY)
    null = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(null, standard)
    here = os.path.dirname(os.path.abspath(__file__))  # no bot imports from it
    sys.path[:] = [path for path in sys.path if os.path.abspath(path) != here]
    sys.argv[1:] = []
    serve(requests, answers)


if __name__ == "__main__":
    main_of_practice()
