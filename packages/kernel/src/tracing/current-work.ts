import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from '../caller.ts';
import type { Log } from '../log.ts';
import type { Span, SpanOptions, Tracer } from './tracer.ts';

/** What the running code is done for: a request or a job, and the piece of work within it. */
export type CurrentWork = {
  request?: { id: string; caller: Caller; log: Log };
  /** The name of the job, such as `import`. */
  job?: string;
  span?: Span | undefined;
};

const current = new AsyncLocalStorage<CurrentWork>();
let tracer: Tracer | undefined;

/** What the running code is done for; empty at the start of the process. */
export function currentWork(): CurrentWork {
  return current.getStore() ?? {};
}

/** Runs code as a part of some work, and all that it begins. */
export function workingFor<Result>(work: CurrentWork, run: () => Result): Result {
  return current.run(work, run);
}

/** Lets spans be made by a tracer from now on, or by none; a process has one, as it has one log. */
export function setTracer(wanted: Tracer | undefined): void {
  tracer = wanted;
}

/** Begins a span; undefined where no traces are made. */
export function startSpan(options: SpanOptions): Span | undefined {
  return tracer?.start(options);
}

/**
 * Does a part of the current request or job in a span of its own. Outside of both, and while no traces are made, the part is
 * done and nothing else.
 * @param describe called only where there is a span
 */
export function inSpan<Result>(
  describe: () => Omit<SpanOptions, 'parent'>,
  part: () => Result | Promise<Result>,
): Result | Promise<Result> {
  const work = current.getStore();
  if (!tracer || !work?.span?.isRecorded) return part();
  const span = tracer.start({ ...describe(), parent: work.span });
  return endingWith(span, () => current.run({ ...work, span }, part));
}

/** Does a job behind the requests, which is a trace of its own: it is in no request's name, whoever began it. */
export function asJob<Result>(
  job: string,
  attributes: SpanOptions['attributes'],
  work: () => Promise<Result>,
): Promise<Result> {
  const span = startSpan({ name: job, kind: 'internal', attributes });
  return endingWith(span, () => current.run({ job, span }, work));
}

/** Says that the current job has failed, where it throws nothing. */
export function markFailed(failure: unknown): void {
  currentWork().span?.fail(failure);
}

async function endingWith<Result>(
  span: Span | undefined,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    span?.fail(error);
    throw error;
  } finally {
    span?.end();
  }
}
