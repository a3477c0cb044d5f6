import type { ReferenceText } from '@gazetteer/site';
import { Fragment, type ReactNode } from 'react';

/** A text of a contract; English on a page in another language says so, for whoever reads it aloud. */
export function Told({ as: Element, text: said }: { as: 'p' | 'span' | 'div'; text: ReferenceText }) {
  return <Element lang={said.isEnglish ? 'en' : undefined}>{withMarks(said.text)}</Element>;
}

/** A text with what stands between backticks as code. */
export function withMarks(text: string): ReactNode {
  const parts = text.split('`');
  return parts.map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text never change their order
    index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
}
