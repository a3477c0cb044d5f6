import { afterAll, beforeAll, expect } from 'vitest';

/** Files that run one after the other in a process must not feel each other: what one leaves behind fails it. */
const before = { environment: '', globals: '', listeners: '', servers: 0 };

beforeAll(() => {
  Object.assign(before, lookAround());
});

afterAll(async () => {
  // What was closed a moment ago is gone at the next turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  expect(lookAround(), 'what this file of tests leaves behind for the next one').toEqual(before);
});

function lookAround(): typeof before {
  const names = process.eventNames();
  return {
    environment: Object.keys(process.env)
      .toSorted()
      .map((name) => `${name}=${process.env[name]}`)
      .join('\n'),
    globals: Object.keys(globalThis).toSorted().join(' '),
    listeners: names.map((name) => `${String(name)} ${process.listenerCount(name)}`).join(', '),
    servers: process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length,
  };
}
