import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  insertBlock,
  makeLink,
  type Selected,
  type TextEdit,
  toggleLines,
  toggleMarks,
} from './text-edit.ts';

/** What is selected stands between brackets. */
function selected(marked: string): Selected {
  const from = marked.indexOf('⟦');
  const to = marked.indexOf('⟧') - 1;
  return { text: marked.replace(/[⟦⟧]/g, ''), from, to };
}

function after({ text }: Selected, { from, to, insert, selection }: TextEdit): string {
  const whole = text.slice(0, from) + insert + text.slice(to);
  const [start, end] = selection;
  return `${whole.slice(0, start)}⟦${whole.slice(start, end)}⟧${whole.slice(end)}`;
}

describe('marks', () => {
  test.each([
    ['It ⟦rains⟧ here', 'It **⟦rains⟧** here'],
    ['It **⟦rains⟧** here', 'It ⟦rains⟧ here'],
    ['It ⟦**rains**⟧ here', 'It ⟦rains⟧ here'],
    ['It⟦ rains ⟧here', 'It **⟦rains⟧** here'],
    ['It ⟦⟧', 'It **⟦bold⟧**'],
    ['*⟦rains⟧*', '***⟦rains⟧***'],
  ])('of bold text: %s becomes %s', (before, then) => {
    const given = selected(before);
    expect(after(given, toggleMarks(given, '**', 'bold'))).toBe(then);
  });

  test.each([
    ['**⟦rains⟧**', '***⟦rains⟧***'],
    ['***⟦rains⟧***', '**⟦rains⟧**'],
  ])('of slanted text inside bold text: %s becomes %s', (before, then) => {
    const given = selected(before);
    expect(after(given, toggleMarks(given, '*', 'words'))).toBe(then);
  });

  test('given twice leave the text as it was', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'é', ' ') }),
        fc.nat(20),
        fc.nat(20),
        (text, one, two) => {
          const [from, to] = [Math.min(one, two, text.length), Math.min(Math.max(one, two), text.length)];
          fc.pre(text.slice(from, to).trim() !== '');
          const first = toggleMarks({ text, from, to }, '**', 'bold');
          const marked = text.slice(0, first.from) + first.insert + text.slice(first.to);
          const [start, end] = first.selection;
          const second = toggleMarks({ text: marked, from: start, to: end }, '**', 'bold');
          expect(marked.slice(0, second.from) + second.insert + marked.slice(second.to)).toBe(text);
        },
      ),
    );
  });
});

test.each([
  ['See ⟦the map⟧.', 'See [the map](⟦https://⟧).'],
  ['See ⟦https://example.org/a⟧.', 'See [⟦words⟧](https://example.org/a).'],
  ['⟦⟧', '[words](⟦https://⟧)'],
])('a link: %s becomes %s', (before, then) => {
  const given = selected(before);
  expect(after(given, makeLink(given, 'words'))).toBe(then);
});

test.each([
  ['- ', 'One\nT⟦w⟧o\nThree', 'One\n- Two⟦⟧\nThree'],
  ['- ', 'One\n- T⟦⟧wo', 'One\nTwo⟦⟧'],
  ['- ', '⟦One\nTwo⟧', '⟦- One\n- Two⟧'],
  ['- ', '⟦One\n⟧Two', '- One⟦⟧\nTwo'],
  ['1. ', '⟦- One\n- Two⟧', '⟦1. One\n2. Two⟧'],
  ['1. ', '⟦1. One\n2. Two⟧', '⟦One\nTwo⟧'],
  ['## ', '⟦⟧', '## ⟦⟧'],
  ['## ', '### Ra⟦⟧in', '## Rain⟦⟧'],
  ['> ', 'a\n\n⟦b⟧', 'a\n\n> b⟦⟧'],
] as const)('lines with %s: %s becomes %s', (mark, before, then) => {
  const given = selected(before);
  expect(after(given, toggleLines(given, mark))).toBe(then);
});

test.each([
  ['⟦⟧', '/p/rain\n⟦⟧'],
  ['One.⟦⟧', 'One.\n\n/p/rain\n⟦⟧'],
  ['One.\n⟦⟧\n\nTwo.', 'One.\n\n/p/rain\n\n⟦⟧Two.'],
  ['One ⟦and⟧ two', 'One\n\n/p/rain\n\n⟦⟧two'],
])('a block stands alone: %s becomes %s', (before, then) => {
  const given = selected(before);
  expect(after(given, insertBlock(given, '/p/rain'))).toBe(then);
});
