import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';

/**
 * What libraries leave for as long as the process lives, whichever file of tests loads them first. Names with two underscores
 * are theirs: of React Router, of Zod, and the functions of tslib, which a file sees when it loads them within a test.
 */
const ofLibraries = /^(global (IS_REACT_ACT_ENVIRONMENT|__\w+)|listener exit|environment VIPSHOME=)/;
const PATIENCE_MILLISECONDS = 2000;
const STEP_MILLISECONDS = 10;

/** Files that run one after the other in a process must not feel each other: what one leaves behind fails it. */
let before = new Set<string>();

beforeAll(() => {
  before = lookAround();
});

afterAll(async () => {
  // What was told to close is closed a few turns of the event loop later.
  for (
    let waited = 0;
    leftBehind().length > 0 && waited < PATIENCE_MILLISECONDS;
    waited += STEP_MILLISECONDS
  ) {
    await setTimeout(STEP_MILLISECONDS);
  }
  const left = leftBehind();
  if (left.length > 0)
    throw new Error(`This file of tests leaves behind for the next one: ${left.join(', ')}`);
});

function leftBehind(): string[] {
  return [...lookAround().symmetricDifference(before)].filter((one) => !ofLibraries.test(one));
}

function lookAround(): Set<string> {
  const servers = process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap');
  return new Set([
    ...Object.keys(process.env).map((name) => `environment ${name}=${process.env[name]}`),
    ...Object.keys(globalThis).map((name) => `global ${name}`),
    ...process.eventNames().map((name) => `listener ${String(name)}, ${process.listenerCount(name)} times`),
    ...servers.map((_server, index) => `open server ${index + 1}`),
    ...elementsOfPage().map(({ localName }, index) => `element ${index + 1} of the page, ${localName}`),
  ]);
}

/** Tests of pages have one document in turn. */
function elementsOfPage(): Element[] {
  return typeof document === 'undefined' ? [] : [...document.body.children];
}
