import { availableParallelism } from 'node:os';
import { createBoundedQueue } from '@gazetteer/kernel';

/** The threads on which Node hashes, reads files and looks up names: four unless the operator says otherwise. */
const THREADS = Number(process.env['UV_THREADPOOL_SIZE']) || 4;

// One thread stays free, or else a flood of sign-ins would stop the serving of files.
const CONCURRENCY = Math.max(1, Math.min(availableParallelism(), THREADS - 1));

/** The queue of this process, in which all hashing of passwords stands: a hash takes some 20 ms, so the last waits 2 s. */
export const hashQueue = createBoundedQueue({ concurrency: CONCURRENCY, waiting: 100 * CONCURRENCY });
