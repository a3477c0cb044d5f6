import type { AnswerTemplate, InboxMessage } from './inbox-message.ts';

/** What the subject is called of a message that has none. */
const yourMessage = { en: 'your message', fr: 'votre message' } as const;

/**
 * The text of a template for one message: in the language of its form where there is one, with the name of the writer and
 * the subject in it. Both stay text, whatever a stranger made them of.
 */
export function fillTemplate(
  { texts }: Pick<AnswerTemplate, 'texts'>,
  { name, subject, language }: Pick<InboxMessage, 'name' | 'subject' | 'language'>,
): string {
  const values = { name, subject: subject ?? yourMessage[language] };
  return textIn(texts, language).replaceAll(
    /\{(name|subject)\}/g,
    (_all, placeholder: keyof typeof values) => values[placeholder],
  );
}

function textIn(texts: AnswerTemplate['texts'], language: InboxMessage['language']): string {
  return texts[language] === '' ? texts[language === 'en' ? 'fr' : 'en'] : texts[language];
}

/** What is typed already with more behind it: nothing is taken away. */
export function appendText(typed: string, more: string): string {
  return typed.trim() === '' ? more : `${typed.trimEnd()}\n\n${more}`;
}
