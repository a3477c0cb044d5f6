import { createLogger } from '../log.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackgroundTask } from './background-task.ts';

const log = createLogger('silent', false);

describe('work in the background', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is done at every interval until it is stopped', async () => {
    const work = vi.fn<() => Promise<void>>(async () => {});
    const task = createBackgroundTask('counting', log, { milliseconds: 1000, work });
    task.start();
    task.start();
    await vi.advanceTimersByTimeAsync(3000);
    expect(work).toHaveBeenCalledTimes(3);
    await task.stop();
    await vi.advanceTimersByTimeAsync(3000);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('is never done twice at once, and is waited for', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const work = vi.fn<() => Promise<void>>(() => promise);
    const task = createBackgroundTask('waiting', log, { milliseconds: 1000, work });
    task.start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(work).toHaveBeenCalledTimes(1);
    const stopped = vi.fn<() => void>();
    const stopping = task.stop().then(stopped);
    await vi.advanceTimersByTimeAsync(0);
    expect(stopped).not.toHaveBeenCalled();
    resolve();
    await stopping;
    expect(stopped).toHaveBeenCalledOnce();
  });

  it('is tried again after it has failed', async () => {
    const work = vi.fn<() => Promise<void>>(async () => {
      throw new Error('the store is away');
    });
    const task = createBackgroundTask('failing', log, { milliseconds: 1000, work });
    task.start();
    await vi.advanceTimersByTimeAsync(2000);
    expect(work).toHaveBeenCalledTimes(2);
    await task.stop();
  });
});
