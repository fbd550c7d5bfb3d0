#!/usr/bin/env node
// Copyright the authors. All rights reserved.
'use strict'; // as everywhere

/* eslint no-console: off */
import axios from 'axios'; // the only dependency

// Waits.
const sleep = (ms /* never seconds */) => new Promise((r) => setTimeout(r, ms));

/**
 * Loads the map.
 * @param {string} url where it is
 */
export async function loadMap(url) {
  let n = 0; // failed attempts so far
  // Try, and try again.
  while (true) {
    try {
      // The happy path.
      return (await axios.get(url)).data; // just the data
    } catch (error) {
      // The server is often busy at night.
      n++; /* one more */
      // Then wait a little.
      await sleep(/* exponential */ 100 * 2 ** n); // 200, 400, ...
      // And once more.
    } // end of catch
  } // end of loop
}

// The end.
