import autocannon from 'autocannon';

export type Measured = {
  requestsASecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  bytes: number;
};

const SECONDS = 6;
const CONNECTIONS = 10;

/** What is asked: an address, or a whole request that may be another each time (`setupRequest`). */
export type Asked = string | (autocannon.Request & { path: string });

/**
 * Asks for what is given, in turn, over ten connections, or as many as said, for six seconds, after a short warm-up. `answers`
 * counts those of the warm-up too.
 * @throws when any answer is not a success: a fast error must not look like speed
 */
export async function measureRequests(
  url: string,
  asked: Asked[],
  headers: Record<string, string> = {},
  connections = CONNECTIONS,
): Promise<Measured & { answers: number }> {
  const requests = asked.map((one) => (typeof one === 'string' ? { path: one, headers } : one));
  const options = {
    url,
    connections,
    requests: requests.map((request) => ({ method: 'GET' as const, ...request })),
  };
  const warmUp = await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: SECONDS });
  const answers = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0 || answers === 0) {
    throw new Error(
      `${requests[0]?.path}: ${result.non2xx} refusals and ${result.errors} errors beside ${answers} answers`,
    );
  }
  return {
    answers: warmUp['2xx'] + answers,
    requestsASecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: result.throughput.average / Math.max(1, result.requests.average),
  };
}

/** Repeats `work` in a number of parallel loops, for six seconds after a warm-up of one. */
export async function measureWorkers(lines: number, work: () => Promise<void>): Promise<Measured> {
  const durations: number[] = [];
  const begin = performance.now() + 1000;
  const end = begin + SECONDS * 1000;
  const repeat = async () => {
    for (let start = performance.now(); start < end; start = performance.now()) {
      await work();
      if (start >= begin) durations.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: lines }, repeat));
  durations.sort((a, b) => a - b);
  const at = (share: number) => durations[Math.floor(share * (durations.length - 1))] ?? 0;
  const seconds = (performance.now() - begin) / 1000;
  return { requestsASecond: durations.length / seconds, p50: at(0.5), p99: at(0.99), bytes: 0 };
}

/**
 * One request after the other, each timed: for answers faster than a load tool's milliseconds can tell.
 * @param times how many, or whether there is to be one of this number
 */
export async function measureInTurn(
  ask: (index: number) => Promise<Response>,
  times: number | ((index: number) => boolean),
): Promise<Measured> {
  const goesOn = typeof times === 'number' ? (index: number) => index < times : times;
  const durations: number[] = [];
  let bytes = 0;
  for (let index = -10; goesOn(index); index += 1) {
    const start = performance.now();
    const answer = await ask(index);
    const body = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
    if (index < 0) continue;
    durations.push(performance.now() - start);
    bytes = body.byteLength;
  }
  durations.sort((a, b) => a - b);
  const at = (share: number) => durations[Math.floor(share * (durations.length - 1))] ?? 0;
  const total = durations.reduce((sum, duration) => sum + duration, 0);
  return { requestsASecond: (durations.length / total) * 1000, p50: at(0.5), p99: at(0.99), bytes };
}
