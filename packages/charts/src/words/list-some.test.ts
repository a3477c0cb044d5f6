import { expect, test } from 'vitest';
import { english } from './english.ts';
import { french } from './french.ts';
import { listSome } from './list-some.ts';

const countries = ['China', 'India', 'Rwanda', 'Japan', 'Chile'];

test.each([
  [countries.slice(0, 2), 'China, India', 'China, India'],
  [countries.slice(0, 4), 'China, India, Rwanda, Japan', 'China, India, Rwanda, Japan'],
  [countries, 'China, India, Rwanda and 2 more', 'China, India, Rwanda et 2 autres'],
])('of %j three are named and the others counted, unless it is one', (names, inEnglish, inFrench) => {
  expect([listSome(names, 3, english), listSome(names, 3, french)]).toEqual([inEnglish, inFrench]);
});
