#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Node strips the types of some two thousand files and compiles them; what it made of them is used again by the next
// start, by further web processes and by threads. Where the folder cannot be written, every start compiles anew.
// It belongs to whoever installed the program: what a folder open to all users holds could be code of somebody else.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '../../../node_modules/.cache/node');
enableCompileCache();

const { runCommandLine } = await import('./commands/command-line.ts');
await runCommandLine(process.argv.slice(2));
