import { expect, test } from 'vitest';
import { print } from './filter-arbitrary.ts';
import { parseFilter } from './parse-filter.ts';

test.each([
  ['a eq 1 or b eq 2 and c eq 3', '(a eq 1) or ((b eq 2) and (c eq 3))'],
  ["not contains(a,'x') and b", "(not contains(a,'x')) and b"],
  ['not a eq b', '(not a) eq b'],
  ['a gt 1 eq true', '(a gt 1) eq true'],
  ['(a eq 1 or b eq 2) and c', '((a eq 1) or (b eq 2)) and c'],
  ["A EQ 1 AND ToLower(b) In ('x' , 'y')", "(A eq 1) and (tolower(b) in ('x', 'y'))"],
])('%s is read as %s', (written, meant) => {
  expect(print(parseFilter(written))).toBe(meant);
});

test.each([
  ['', /is expected at its end/],
  ['a eq', /is expected at its end/],
  ['a eq 1)', /is expected at character 7, not "\)"/],
  ["name eq 'Ban", /begins at character 9 has no end/],
  ['a eq 5 % 2', /"%" at character 8 cannot be read/],
  ['a in ()', /a value is expected at character 7/],
  [`${'('.repeat(101)}a${')'.repeat(101)}`, /nested more than 100/],
  [`a in (${Array.from({ length: 501 }, () => 1).join()})`, /more than 500 values/],
])('%s is refused with its place', (filter, message) => {
  expect(() => parseFilter(filter)).toThrow(message);
});

test.each([
  ['price add 2 gt 5', 'arithmetic'],
  ['- price gt 5', 'arithmetic'],
  ['name eq @p', 'a parameter alias'],
  ["tags/any(t:t eq 'x')", 'a path'],
  ["colour has 'Red'", 'the operator has'],
])('%s is named as not offered', (filter, part) => {
  expect(() => parseFilter(filter)).toThrow(part);
  expect(() => parseFilter(filter)).toThrow(expect.objectContaining({ status: 501 }));
});
