import type { RouterContextProvider } from 'react-router';
import { changeContent } from '../../../content-calls/call-content.server.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** What the history says after a version was taken back. */
export type RestoreAnswer =
  | {
      done: 'restored';
      number: number;
      /** What it was until then, by which it is undone. */
      before: number;
    }
  | {
      /** `conflict`: somebody saved it meanwhile; `invalid`: readers would miss something. */
      done: 'conflict' | 'invalid' | 'problem';
    };

/** Takes back what an article said in a version, if nobody has saved it since the page was made. */
export async function restoreVersion(
  asking: Asking,
  id: string,
  form: URLSearchParams,
): Promise<RestoreAnswer> {
  const [number, before] = [Number(form.get('number')), Number(form.get('known'))];
  if (!Number.isSafeInteger(number) || !Number.isSafeInteger(before) || number < 1)
    return { done: 'problem' };
  const path = `/articles/${encodeURIComponent(id)}/revisions/${number}/restore`;
  const answer = await changeContent(asking, 'POST', path, { revision: before });
  if (answer.ok) return { done: 'restored', number, before };
  if (answer.status === 409) return { done: 'conflict' };
  return { done: answer.status === 400 ? 'invalid' : 'problem' };
}
