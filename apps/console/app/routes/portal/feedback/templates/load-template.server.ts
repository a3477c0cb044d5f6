import { data } from 'react-router';
import type { readContent } from '../../../../content-calls/call-content.server.ts';
import type { AnswerTemplate } from '../inbox-message.ts';
import { loadTemplates } from '../load-inbox.server.ts';

type Asking = Parameters<typeof readContent>[0];

/** What the address of a template is called that is not there yet. */
export const NEW = 'new';

/** One template; an empty one for the address of a new one. @throws Response 404 where there is none */
export async function loadTemplate(asking: Asking, id: string): Promise<AnswerTemplate> {
  if (id === NEW) return { id: NEW, revision: 0, title: '', texts: { en: '', fr: '' } };
  const found = (await loadTemplates(asking)).find((one) => one.id === id);
  if (!found) throw data(null, { status: 404 });
  return found;
}
