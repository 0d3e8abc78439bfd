'use strict';

turf.playPage();
