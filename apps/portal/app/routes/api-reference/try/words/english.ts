import type { Problem } from '../compose-request.ts';

/** What the form to try a call says, in English. */
export const tryEnglish = {
  body: 'Body (JSON)',
  bodyHint: 'As the call takes it; change the example.',
  required: (name: string): string => `${name} (required)`,
  nothing: 'Not given',
  preset: (value: string): string => `Default: ${value}`,
  hints: {
    json: 'As JSON: a list such as ["a", "b"] or an object such as {"a": 1}',
    list: 'Several with commas between them',
  } as Readonly<Partial<Record<string, string>>>,
  others: (count: number): string => (count === 1 ? '1 more parameter' : `${count} more parameters`),
  sendAs: 'Send as',
  as: { visitor: 'a visitor, without a key', key: 'the owner of an API key' },
  asSession: (name: string): string => (name === '' ? 'you, who are signed in' : `${name}, who is signed in`),
  key: 'Your API key',
  keyHint: 'It stays in the memory of this page, and goes nowhere but to this portal.',
  send: (method: string): string => (method === 'GET' ? 'Send' : `Send ${method} …`),
  stop: 'Stop',
  sending: 'Sending …',
  stopped: 'Stopped before an answer came. What the call changes may be changed all the same.',
  failed:
    'No answer came: the server cannot be reached, or the call leads to another site, whose answers this page may not read.',
  status: (status: string, milliseconds: string): string => `${status} · ${milliseconds} ms`,
  ledTo: (address: string): string => `The call led on to ${address}`,
  headers: 'Headers of the answer',
  answerBody: 'Body of the answer',
  empty: 'The answer has no body.',
  noText: 'The answer is not text.',
  cut: (letters: string): string => `Cut off after ${letters} characters.`,
  openWhole: 'Open the whole answer in a new window',
  wholeByCommand: 'The command below fetches all of it.',
  asCommand: 'The same call with curl',
  copy: 'Copy',
  copied: 'Copied',
  confirmTitle: 'Change data of this portal?',
  confirmText:
    'This call may change or delete what the portal stores. It is sent to the portal that you are reading, not to a copy.',
  confirm: 'Send it',
  cancel: 'Cancel',
  problem: (problem: Problem): string => {
    if (problem.kind === 'lacks') return `The body lacks ${problem.names.join(', ')}.`;
    const sentences = {
      missing: 'This has to be given.',
      integer: 'This has to be an integer, such as 10.',
      number: 'This has to be a number, such as 2.5.',
      json: 'This is not JSON. Check quotes, commas and brackets.',
      object: 'This has to be an object such as {"id": "…"}.',
      key: 'Type a key, without spaces.',
    };
    return sentences[problem.kind];
  },
};

/** What the form to try a call says. */
export type TryWords = typeof tryEnglish;
