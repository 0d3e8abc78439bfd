"""Three Ray nodes, processes of this machine, and what tests do to them."""

import os
import time
from pathlib import Path

import pytest
import ray


@pytest.fixture(scope="module")
def cluster():
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    made.add_node(num_cpus=1)
    made.add_node(num_cpus=1)
    ray.init(address=made.address, log_to_driver=False, logging_level="ERROR")
    yield made
    ray.shutdown()
    made.shutdown()


def workers(named):
    """Processes of this test's cluster that play."""
    parents, found = {}, []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            pid, name = int(folder.name), (folder / "cmdline").read_text()
            parents[pid] = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
        except OSError:  # it is gone
            continue
        if name.startswith(named):
            found.append(pid)

    def ours(pid):
        return pid == os.getpid() or (pid in parents and ours(parents[pid]))

    return [pid for pid in found if ours(pid)]


def wait(until, seconds=240):
    """Until something is so."""
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.02)
