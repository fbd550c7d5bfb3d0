#!/usr/bin/env node
import '../dist/cli/backoff.js';
