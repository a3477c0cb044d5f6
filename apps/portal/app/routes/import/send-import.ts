/** How a sending ends: with a job to follow, or with the code of what went wrong. */
export type Delivery = { job: string } | { problem: string };

export interface Sending {
  ended: Promise<Delivery>;
  stop: () => void;
}

type Answer = { id: string } | { error?: { code?: string; fields?: Record<string, unknown> } };

/** Sends a file as the body of a request, and tells how much of it is on its way. */
export function sendFile(
  query: Readonly<Record<string, string>>,
  file: File,
  onSent: (fraction: number) => void,
): Sending {
  // Of all that a browser offers only this tells how much of a body has gone.
  const request = new XMLHttpRequest();
  const ended = new Promise<Delivery>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onSent(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => resolve(deliveryOf(request.status, request.responseText)));
    request.addEventListener('error', () => resolve({ problem: 'network' }));
    request.addEventListener('abort', () => resolve({ problem: 'stopped' }));
  });
  const address = new URLSearchParams({ ...query, filename: file.name, ask_sheet: 'true' });
  request.open('POST', `/api/imports/upload?${address.toString()}`);
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.send(file);
  return { ended, stop: () => request.abort() };
}

/** Asks the server to fetch a file from an address. */
export async function sendAddress(query: Readonly<Record<string, string>>, url: string): Promise<Delivery> {
  try {
    const answer = await fetch('/api/imports', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...query, strict: 'strict' in query, url, ask_sheet: true }),
    });
    return deliveryOf(answer.status, await answer.text());
  } catch {
    return { problem: 'network' };
  }
}

function deliveryOf(status: number, text: string): Delivery {
  const answer = parse(text);
  if (status === 202 && answer && 'id' in answer) return { job: answer.id };
  const { code = 'other', fields } = (answer && 'error' in answer && answer.error) || {};
  const [field] = Object.keys(fields ?? {});
  return { problem: field ? `${code}_${field}` : code };
}

function parse(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return undefined;
  }
}
