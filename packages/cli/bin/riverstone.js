#!/usr/bin/env node
// Linked when the project is installed, before it is built: so it stands here, and what it starts is in dist.
import '../dist/riverstone.js';
