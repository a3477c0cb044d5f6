/** One field of a form that two people may fill at once. */
interface TypedField {
  /** What the form was filled with. */
  base: string;
  typed: string;
  /** What stands there now. */
  theirs: string;
}

/**
 * Puts what was typed in a field on top of what stands there now. Blanks around a text are no difference.
 * @returns what the form shows then; whether saving it changes anything; and whether somebody else has changed it, too
 */
export function mergeTyped({ base, typed, theirs }: TypedField) {
  const isMine = differs(base, typed);
  const isChanged = isMine && differs(theirs, typed);
  return { shown: isMine ? typed : theirs, isChanged, isBoth: isChanged && differs(base, theirs) };
}

function differs(one: string, other: string): boolean {
  return one.trim() !== other.trim();
}

/** Forms send other line ends than texts are stored with. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
