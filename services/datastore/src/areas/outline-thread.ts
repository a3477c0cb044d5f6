/** The thread that makes grounds of boundaries; started by outline-in-thread.ts with its task. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { groundOf, offerOf, type Topology } from '@gazetteer/charts';
import type { Outline, OutlineTask } from './outline-in-thread.ts';

const { path, object, projection: given } = workerData as OutlineTask;

const topology = JSON.parse(await readFile(path, 'utf8')) as Topology;
const [first = ''] = Object.keys(topology.objects);
const ground = groundOf(topology, object ?? first, given);
const { projection, land } = offerOf(ground, '', '');
const answer: Outline = { text: JSON.stringify(ground), projection, land };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(answer);
