import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WorkerMessage, WorkerRequest } from './query-worker.contract.ts';
import type { PoolOptions } from './worker-pool.contract.ts';
import { WorkerPool } from './worker-pool.ts';

/** A child that answers only what the test says. */
type SilentChild = { sent: WorkerRequest[]; isKilled: boolean; say(message: WorkerMessage): void };

type StartProcess = ConstructorParameters<typeof WorkerPool>[1];

const TIME = 10_000;
const options: PoolOptions = {
  children: 1,
  engine: {
    memoryMegabytes: 64,
    threads: 1,
    temporaryFolder: '/tmp',
    temporaryMegabytes: 1,
    niceness: 10,
    isExpendable: true,
  },
  timeoutMilliseconds: TIME,
  queriesPerChild: 1,
  waiting: 10,
  idleMilliseconds: 60_000,
  kept: 0,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Asks a pool whose only child has not come up yet. */
function ask() {
  const child: SilentChild = { sent: [], isKilled: false, say: () => {} };
  const start: StartProcess = (_settings, { message, exit }) => {
    child.say = message;
    const kill = () => {
      child.isKilled = true;
      exit('killed');
    };
    return { send: (request) => void child.sent.push(request), kill, ended: Promise.resolve() };
  };
  const answer = new WorkerPool(options, start).submit({ kind: 'serialize', sql: 'select 1' });
  answer.catch(() => {});
  return { answer, child };
}

const kinds = ({ sent }: SilentChild) => sent.map(({ kind }) => kind);

describe('the time of a query', () => {
  test('begins when its process has come up', async () => {
    const { answer, child } = ask();
    await vi.advanceTimersByTimeAsync(2 * TIME);
    child.say({ kind: 'ready' });
    await vi.advanceTimersByTimeAsync(TIME - 1);
    expect(kinds(child)).toEqual(['serialize']);
    child.say({ kind: 'done', id: 1, result: 'tree' });
    expect(await answer).toBe('tree');
  });

  test('ends as usual after that', async () => {
    const { answer, child } = ask();
    child.say({ kind: 'ready' });
    await vi.advanceTimersByTimeAsync(TIME);
    expect(kinds(child)).toEqual(['serialize', 'cancel']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(child.isKilled).toBe(true);
    await expect(answer).rejects.toMatchObject({ kind: 'timed_out' });
  });

  test('ends where its process never comes up', async () => {
    const { answer, child } = ask();
    await vi.advanceTimersByTimeAsync(TIME + 31_000);
    expect(child.isKilled).toBe(true);
    await expect(answer).rejects.toMatchObject({ kind: 'timed_out' });
  });
});
