/** Bytes that are sent at once: what a lost connection loses at most. */
const PART = 8 * 1024 ** 2;
/** Failures in a row after which a person decides; waiting between them doubles up to half a minute. */
const ATTEMPTS = 8;
const LONGEST_WAIT = 30_000;

/** The server's refusal, which no further attempt would change. */
export interface Refused {
  status: number;
  text: string;
}

export interface PartsOptions {
  /** Told how much of the file has arrived, and whether the connection is waited for. */
  onState: (state: { fraction: number; isWaiting: boolean }) => void;
  /** Waits so many milliseconds; a test need not. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Where is remembered what is on its way, for a page that is loaded again. */
  memory?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * Sends a file in parts (tus 1.0.0), and goes on after whatever arrived: after a lost connection by itself, after the
 * page was left when the same file is chosen again.
 * @param target whom the file is for, as `POST /api/uploads` takes it
 * @returns the id of the upload that has arrived whole, or why it is refused; undefined where there is no connection
 */
export async function sendInParts(
  target: Readonly<Record<string, string>>,
  file: File,
  { onState, wait = pause, memory = localStorage }: PartsOptions,
): Promise<{ upload: string } | Refused | undefined> {
  const key = `upload ${JSON.stringify([target, file.name, file.size, file.lastModified])}`;
  const state = (received: number, isWaiting = false) =>
    onState({ fraction: received / file.size, isWaiting });
  let [failures, received] = [0, 0];
  while (failures < ATTEMPTS) {
    const sent = await sendRest(target, file, {
      key,
      memory,
      onReceived: (bytes) => {
        failures = 0;
        received = bytes;
        state(bytes);
      },
    });
    if (sent) return sent;
    failures += 1;
    state(received, true);
    await wait(Math.min(LONGEST_WAIT, 1000 * 2 ** (failures - 1)));
  }
  return undefined;
}

/** Forgets an upload that is of no more use, so that the same file can be sent anew. */
export function forgetUpload(upload: string, memory: Storage = localStorage): void {
  for (const key of Object.keys(memory)) if (memory.getItem(key) === upload) memory.removeItem(key);
}

type Rest = {
  key: string;
  memory: NonNullable<PartsOptions['memory']>;
  onReceived: (bytes: number) => void;
};

/** Sends what has not arrived. @returns undefined where the connection was lost, or the server is not well */
async function sendRest(
  target: Readonly<Record<string, string>>,
  file: File,
  { key, memory, onReceived }: Rest,
): Promise<{ upload: string } | Refused | undefined> {
  try {
    const found = await find(memory.getItem(key));
    const begun = found ?? (await begin(target, file));
    if ('status' in begun) return begun;
    const { upload } = begun;
    let { received } = begun;
    memory.setItem(key, upload);
    onReceived(received);
    while (received < file.size) {
      const answer = await ask('PATCH', `/${upload}`, {
        headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(received) },
        body: file.slice(received, received + PART),
      });
      // Somebody else, or an attempt that was thought to be lost, has sent the same: what has arrived is asked anew.
      if (answer.status === 409) return undefined;
      if (!answer.ok) return { status: answer.status, text: await answer.text() };
      received = Number(answer.headers.get('upload-offset'));
      onReceived(received);
    }
    return { upload };
  } catch {
    return undefined;
  }
}

type Begun = { upload: string; received: number };

/** What has arrived of an upload of earlier; undefined where it is gone. */
async function find(upload: string | null): Promise<Begun | undefined> {
  if (!upload) return undefined;
  const answer = await ask('HEAD', `/${encodeURIComponent(upload)}`);
  return answer.ok ? { upload, received: Number(answer.headers.get('upload-offset')) } : undefined;
}

async function begin(target: Readonly<Record<string, string>>, file: File): Promise<Begun | Refused> {
  const name = btoa(String.fromCodePoint(...new TextEncoder().encode(file.name)));
  const answer = await ask('POST', `?${new URLSearchParams(target).toString()}`, {
    headers: { 'upload-length': String(file.size), 'upload-metadata': `filename ${name}` },
  });
  const text = await answer.text();
  if (!answer.ok) return { status: answer.status, text };
  return { upload: (JSON.parse(text) as { id: string }).id, received: 0 };
}

/** @throws where there is no connection, or the server is not well */
async function ask(
  method: string,
  path: string,
  init: { headers?: Record<string, string>; body?: Blob } = {},
): Promise<Response> {
  const headers = { accept: 'application/json', 'tus-resumable': '1.0.0', ...init.headers };
  const answer = await fetch(`/api/uploads${path}`, { ...init, method, headers });
  if (answer.status >= 500) throw new Error(`The server answers with the status ${answer.status}`);
  return answer;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
