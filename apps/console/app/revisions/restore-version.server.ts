import type { RouterContextProvider } from 'react-router';
import { changeContent } from '../content-calls/call-content.server.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** What a history says after a version was taken back. */
export type RestoreAnswer =
  | {
      done: 'restored';
      number: number;
      /** What it was until then, by which it is undone. */
      before: number;
    }
  | {
      /** `conflict`: somebody has saved meanwhile; `invalid`: readers would miss something. */
      done: 'conflict' | 'invalid' | 'problem';
    };

/**
 * Takes a version back, if nobody has saved since the page was made.
 * @param versions where the content service has them
 */
export async function restoreVersion(
  asking: Asking,
  versions: string,
  form: URLSearchParams,
): Promise<RestoreAnswer> {
  const [number, before] = [Number(form.get('number')), Number(form.get('known'))];
  if (!Number.isSafeInteger(number) || !Number.isSafeInteger(before) || number < 1)
    return { done: 'problem' };
  const answer = await changeContent(asking, 'POST', `${versions}/${number}/restore`, { revision: before });
  if (answer.ok) return { done: 'restored', number, before };
  if (answer.status === 409) return { done: 'conflict' };
  return { done: answer.status === 400 ? 'invalid' : 'problem' };
}
