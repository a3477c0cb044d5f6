import { Fragment, type ReactNode } from 'react';

/** A text in which `<name/>` stands for a part of that name. */
export function TextWithParts({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) {
  const pieces = text.split(/<(\w+)\/>/);
  return pieces.map((piece, index) => (
    <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>
  ));
}
