/** The most bytes that are read of an answer, and the most letters that are shown of it. */
export const most = { bytes: 200_000, letters: 20_000 };

/** Headers that tell something to whoever writes a program, in the order in which they are shown. */
const telling = [
  'content-type',
  'content-disposition',
  'location',
  'link',
  'x-total-count',
  'records-truncated',
  'etag',
  'last-modified',
  'cache-control',
  'content-language',
  'ratelimit-limit',
  'ratelimit-remaining',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'retry-after',
  'x-request-id',
];

export interface ReadAnswer {
  status: number;
  statusText: string;
  isFine: boolean;
  milliseconds: number;
  headers: readonly [name: string, value: string][];
  /** What is shown of the body; undefined where it is no text. */
  text: string | undefined;
  /** Whether there is more of the body than is shown. */
  isCut: boolean;
  /** Where the browser was led to. */
  ledTo: string | undefined;
}

/** Sends a request and reads as much of the answer as a page shows. */
export async function readAnswer(
  send: () => Promise<Response>,
  now: () => number = () => performance.now(),
): Promise<ReadAnswer> {
  const begun = now();
  const response = await send();
  const body = await readBody(response);
  return {
    status: response.status,
    statusText: response.statusText,
    isFine: response.ok,
    milliseconds: Math.round(now() - begun),
    headers: telling.flatMap((name): [string, string][] => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
    ...body,
    ledTo: response.redirected ? response.url : undefined,
  };
}

async function readBody(response: Response): Promise<Pick<ReadAnswer, 'text' | 'isCut'>> {
  const type = response.headers.get('content-type') ?? '';
  if (type !== '' && !/^text\/|json|xml|csv|javascript|yaml|turtle|n3|sparql/.test(type)) {
    await response.body?.cancel();
    return { text: undefined, isCut: true };
  }
  const { text, isWhole } = await readText(response);
  const shown = isWhole && type.includes('json') ? indented(text) : text;
  return { text: shown.slice(0, most.letters), isCut: !isWhole || shown.length > most.letters };
}

/** The first bytes of an answer as text: a table of three million rows is not fetched to show its beginning. */
async function readText({ body }: Response): Promise<{ text: string; isWhole: boolean }> {
  if (!body) return { text: '', isWhole: true };
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  let bytes = 0;
  while (bytes < most.bytes) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), isWhole: true };
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return { text, isWhole: false };
}

function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
