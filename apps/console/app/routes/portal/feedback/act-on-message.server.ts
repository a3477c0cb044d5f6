import type { RouterContextProvider } from 'react-router';
import { appendText, fillTemplate } from './begin-answer.ts';
import {
  answerMessage,
  assignMessage,
  moveMessages,
  noteMessage,
  resendAnswer,
  typedAnswer,
} from './change-messages.server.ts';
import { loadMessage, loadTemplates } from './load-inbox.server.ts';
import type { InboxAnswer } from './message-acts.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/** Does what a button of a message says. */
export function actOnMessage(asking: Asking, id: string, form: URLSearchParams): Promise<InboxAnswer> {
  switch (form.get('act')) {
    case 'answer':
      return answerMessage(asking, id, form);
    case 'template':
      return beginAnswer(asking, id, form);
    case 'note':
      return noteMessage(asking, id, form);
    case 'assign':
      return assignMessage(asking, id, form);
    case 'resend':
      return resendAnswer(asking, id, form);
    default:
      form.set('id', id);
      return moveMessages(asking, form);
  }
}

/** Puts a template behind what is typed, as the page's script does where there is one. */
async function beginAnswer(asking: Asking, id: string, form: URLSearchParams): Promise<InboxAnswer> {
  const [message, templates] = await Promise.all([loadMessage(asking, id), loadTemplates(asking)]);
  const template = templates.find((one) => one.id === form.get('template'));
  const unsent = typedAnswer(form);
  if (!template) return { done: 'problem', unsent };
  return {
    done: 'begun',
    unsent: { ...unsent, text: appendText(unsent.text, fillTemplate(template, message)) },
  };
}
