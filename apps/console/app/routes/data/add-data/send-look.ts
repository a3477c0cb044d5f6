import { forgetUpload, sendInParts } from './send-in-parts.ts';

/** How a sending ends: with a look, or with the code of what went wrong. */
export type Delivery = { look: string } | { problem: string; reason?: Reason | undefined };

/** Why a file gives no table, as the server tells it. */
export interface Reason {
  code: string;
  params: Record<string, string | number>;
  line: number | null;
}

type Answer = { id?: string; error?: { code?: string; fields?: object; info?: { reason?: Reason } } };

/** A file that is larger goes in parts, so that a lost connection does not lose it. */
const WHOLE = 8 * 1024 ** 2;

/** How far a file is on its way. */
export interface Sending {
  fraction: number;
  /** The connection is lost, and waited for. */
  isWaiting: boolean;
}

/**
 * Sends a file, and has it looked at.
 * @param target the resource or the dataset that it is for, and what a new resource is called
 */
export async function sendFile(
  target: Readonly<Record<string, string>>,
  file: File,
  onSent: (sending: Sending) => void,
): Promise<Delivery> {
  if (file.size <= WHOLE)
    return sendWhole(target, file, (fraction) => onSent({ fraction, isWaiting: false }));
  const { title, ...whom } = target;
  const sent = await sendInParts(whom, file, { onState: onSent });
  if (!sent) return { problem: 'network' };
  if ('status' in sent) return deliveryOf(sent.status, sent.text);
  const { upload } = sent;
  const delivery = await lookAt({ ...(title === undefined ? {} : { title }), upload_id: upload });
  if (!('problem' in delivery) || delivery.problem !== 'network') forgetUpload(upload);
  return delivery;
}

/** Sends a file as the body of a request, and tells how much of it is on its way. */
function sendWhole(
  query: Readonly<Record<string, string>>,
  file: File,
  onSent: (fraction: number) => void,
): Promise<Delivery> {
  // Of all that a browser offers only this tells how much of a body has gone.
  const request = new XMLHttpRequest();
  return new Promise<Delivery>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onSent(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => resolve(deliveryOf(request.status, request.responseText)));
    request.addEventListener('error', () => resolve({ problem: 'network' }));
    const address = new URLSearchParams({ ...query, filename: file.name });
    request.open('POST', `/api/looks/upload?${address.toString()}`);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
}

/** Asks the server to read a file at an address, or a text. */
export async function sendSource(
  query: Readonly<Record<string, string>>,
  source: { url: string } | { text: string },
): Promise<Delivery> {
  return lookAt({ ...query, ...source });
}

async function lookAt(asked: object): Promise<Delivery> {
  try {
    const answer = await fetch('/api/looks', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(asked),
    });
    return deliveryOf(answer.status, await answer.text());
  } catch {
    return { problem: 'network' };
  }
}

function deliveryOf(status: number, text: string): Delivery {
  const answer = parse(text);
  if (status === 201 && answer?.id) return { look: answer.id };
  const { code = 'other', fields = {}, info } = answer?.error ?? {};
  const [field] = Object.keys(fields);
  return { problem: field ? `${code}_${field}` : code, reason: info?.reason };
}

function parse(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return undefined;
  }
}
