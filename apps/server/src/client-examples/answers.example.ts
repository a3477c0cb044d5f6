import { createPortalClient, isRefusal } from '@gazetteer/client/portal';
import type { Given } from './set-up.ts';

/** Answers to messages of visitors, and those that are kept to begin with. */
export async function answers({ baseUrl, adminKey }: Given) {
  const editor = createPortalClient({ baseUrl, bearer: adminKey });
  const question = { name: 'Ada', email: 'ada@example.org', phone: '5550100123', message: 'Where is Kent?' };
  await createPortalClient({ baseUrl }).sendContactRequest({ sendContactRequestBody: question });
  const { data: inbox } = await editor.listFeedback({ limit: 1 });
  const id = inbox.data[0]?.id ?? '';

  // listFeedbackStaff
  const { data: staff } = await editor.listFeedbackStaff();
  console.log(staff.data.map(({ name }) => name));

  // noteFeedback
  const { data: noted } = await editor.noteFeedback({ id, noteFeedbackBody: { text: 'See the atlas.' } });

  // answerFeedback: with what was read before, so that nobody answers what somebody else has just answered
  const { data: answered } = await editor.answerFeedback({
    id,
    answerFeedbackBody: {
      text: 'Hello Ada,\nin the south-east.',
      seen: noted.data.entries,
      state: 'answered',
    },
  });
  const number = answered.data.thread.at(-1)?.number ?? 0;

  // resendFeedbackAnswer: only once its mail was given up
  try {
    await editor.resendFeedbackAnswer({ id, number });
  } catch (error) {
    if (!isRefusal(error, 'resendFeedbackAnswer', 409)) throw error;
    console.log('It waits, or was sent');
  }

  // createAnswerTemplate
  const { data: made } = await editor.createAnswerTemplate({
    createAnswerTemplateBody: {
      title: 'Thanks',
      texts: { en: 'Hello {name},\nthank you.', fr: 'Bonjour {name},\nmerci.' },
    },
  });

  // listAnswerTemplates
  const { data: templates } = await editor.listAnswerTemplates();
  console.log(templates.data.length);

  // updateAnswerTemplate
  const { id: template, revision, texts } = made.data;
  await editor.updateAnswerTemplate({
    id: template,
    updateAnswerTemplateBody: { revision, title: 'Thank you', texts },
  });

  // deleteAnswerTemplate
  await editor.deleteAnswerTemplate({ id: template });
}
