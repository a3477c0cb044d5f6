/** A change of a text and what is selected after it. */
export interface TextEdit {
  /** What is replaced. */
  from: number;
  to: number;
  insert: string;
  selection: [from: number, to: number];
}

/** What is selected in a text; both ends are alike where it is only the caret. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

/**
 * Puts marks such as `**` around what is selected, or takes them away where they stand.
 * @param sample what stands between the marks where nothing is selected
 */
export function toggleMarks({ text, from, to }: Selected, mark: string, sample: string): TextEdit {
  const { length } = mark;
  const chosen = text.slice(from, to);
  const isInside = chosen.length >= 2 * length && chosen.startsWith(mark) && chosen.endsWith(mark);
  if (isInside) {
    const bare = chosen.slice(length, -length);
    return { from, to, insert: bare, selection: [from, from + bare.length] };
  }
  if (marksBefore(text, from, mark) && marksAfter(text, to, mark)) {
    return {
      from: from - length,
      to: to + length,
      insert: chosen,
      selection: [from - length, to - length],
    };
  }
  // Markdown takes no marks with a blank inside them.
  const start = from + (chosen.length - chosen.trimStart().length);
  const bare = chosen.trim() || sample;
  const end = chosen.trim() ? start + bare.length : to;
  const at = chosen.trim() ? start : from;
  return {
    from: at,
    to: end,
    insert: mark + bare + mark,
    selection: [at + length, at + length + bare.length],
  };
}

/** One star is not half of two. */
function marksBefore(text: string, at: number, mark: string): boolean {
  const run = /(?:(?<!\*)\*+|(?<!_)_+)$/.exec(text.slice(0, at))?.[0].length ?? 0;
  return mark.length === 1 ? run % 2 === 1 : run >= mark.length;
}

function marksAfter(text: string, at: number, mark: string): boolean {
  const run = /^(\*+|_+)/.exec(text.slice(at))?.[0].length ?? 0;
  return mark.length === 1 ? run % 2 === 1 : run >= mark.length;
}

/** Makes a link of what is selected; an address becomes the place it leads to, other words what one reads. */
export function makeLink({ text, from, to }: Selected, words: string): TextEdit {
  const chosen = text.slice(from, to).trim();
  const isAddress = /^(https?:\/\/|\/)\S+$/.test(chosen);
  const label = isAddress || !chosen ? words : chosen;
  const address = isAddress ? chosen : 'https://';
  const insert = `[${label}](${address})`;
  const selection: [number, number] = isAddress
    ? [from + 1, from + 1 + label.length]
    : [from + label.length + 3, from + insert.length - 1];
  return { from, to, insert, selection };
}

/** What a line can begin with. */
export type LineMark = '## ' | '- ' | '1. ' | '> ';

const anyMark = /^(#{1,6} |[-*+] |\d+\. |> )/;

/** Begins each selected line with a mark, or takes the mark away where all have it. */
export function toggleLines({ text, from, to }: Selected, mark: LineMark): TextEdit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', Math.max(to - (to > from && text[to - 1] === '\n' ? 1 : 0), start));
  const end = next < 0 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const isMarked = (line: string) => (mark === '1. ' ? /^\d+\. /.test(line) : line.startsWith(mark));
  const isAll = lines.every((line) => line === '' || isMarked(line)) && lines.some((line) => line !== '');
  const insert = lines
    .map((line, place) => {
      const bare = line.replace(anyMark, '');
      if (isAll) return bare;
      return (mark === '1. ' ? `${place + 1}. ` : mark) + bare;
    })
    .join('\n');
  const caret = start + insert.length;
  return { from: start, to: end, insert, selection: lines.length > 1 ? [start, caret] : [caret, caret] };
}

/** Puts a paragraph of its own, such as a picture, behind the one that is written in. */
export function insertBlock({ text, from, to }: Selected, block: string): TextEdit {
  const before = text.slice(0, from).trimEnd();
  const after = text.slice(to).trimStart();
  const insert = `${before ? '\n\n' : ''}${block}${after ? '\n\n' : '\n'}`;
  const caret = before.length + insert.length;
  return { from: before.length, to: text.length - after.length, insert, selection: [caret, caret] };
}
