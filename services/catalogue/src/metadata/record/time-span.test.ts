import { expect, it } from 'vitest';
import { readTimeSpan } from './time-span.ts';

it.each([
  [['1901-2017'], { start: '1901', end: '2017' }],
  [['2011'], { start: '2011', end: '2011' }],
  [['2019-20', null], { start: '2019', end: '2020' }],
  [['2019-21 and 2015-16'], { start: '2015', end: '2021' }],
  [['2022-01-31'], { start: '2022', end: '2022' }],
  [['January to April', '31 March 2017'], { start: '2017', end: '2017' }],
  [['12345', '', undefined], undefined],
])('%j is about %j', (texts, span) => expect(readTimeSpan(texts)).toEqual(span));
