import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { openRain } from './odata-testing.ts';

/** Filters, and the keys of the rows that they find. */
const filters: [filter: string, keys: number[]][] = [
  ["district eq 'Kodagu'", [1]],
  ["district eq 'O''Hara'", [2]],
  ["district ne 'Kodagu'", [2, 3, 4]],
  ['district eq null', [4]],
  ['null ne district', [1, 2, 3]],
  ['people gt 3', [1, 2]],
  ['people ge 3 and people lt 1000000', [1, 3]],
  ['people eq 9007199254740993', [2]],
  ['people gt 3.5', [1, 2]],
  ['Rain_mm eq 2718.4', [1]],
  ['Rain_mm gt 1e10', [2]],
  ['share eq 0.5 or share eq 2', [1, 3]],
  ['is_urban', [2]],
  ['not is_urban', [1]],
  ['is_urban eq false', [1]],
  ['not (people gt 3)', [3, 4]],
  ['not (people in (3, 5))', [1, 2, 4]],
  ["district in ('mysuru', 'Kodagu')", [1, 3]],
  ["district in ('mysuru', null)", [3, 4]],
  ['(people gt 3) eq false', [3, 4]],
  ["contains(district,'o')", [1]],
  ["contains(tolower(district),'o')", [1, 2]],
  ["startswith(district, 'my') or endswith(district, 'gu')", [1, 3]],
  ["not contains(district,'o')", [2, 3]],
  ['contains(district, null)', []],
  ["toupper(trim(district)) eq 'MYSURU'", [3]],
  ['length(district) gt 6', []],
  ['day ge 2024-01-01', [2, 3]],
  ['year(day) eq 2024 and month(day) eq 2 and day(day) eq 29', [2]],
  ['at eq 2023-06-01T10:00:00.123456Z', [1]],
  ['at lt 2023-06-01T13:00:00%2B02:00', [1]],
  ['at gt 2024-01-01', [3]],
  ['hour eq 07:30:00 and hour(hour) eq 7 and minute(at) eq 0', [1]],
  ['contains(more, \'"a"\')', [1]],
  ['share eq people', [4]],
  ['share lt people', [1, 3]],
  ['1 eq 1', [1, 2, 3, 4]],
  ['true', [1, 2, 3, 4]],
  ['null', []],
];

describeStores('filters of OData', (open) => {
  test('find the rows that the standard says', async () => {
    const { get } = await openRain(await open());
    const found: typeof filters = [];
    for (const [filter] of filters) {
      const { body } = await get(`/rows?$select=_id&$filter=${filter.replaceAll(' ', '%20')}`);
      const keys = body.value?.map((row: { _id: number }) => row._id) ?? body.error;
      found.push([filter, keys]);
    }
    expect(found).toEqual(filters);
  });

  test.each([
    ["people eq 'three'", 400, /people is a number and cannot be compared with 'three', a text/],
    ['nothing eq 1', 400, /there is no property "nothing"/],
    ['district', 400, /district is no condition/],
    ['people', 400, /people is no condition/],
    ['day eq 2024-02-30', 400, /2024-02-30 is no date/],
    ['share lt 1e999', 400, /too large/],
    ["contains(people,'1')", 400, /contains takes a text, and people is a number/],
    ['contains(district)', 400, /contains takes 2 values/],
    ["district eq 'a", 400, /has no end/],
    ["tags eq 'hills'", 501, /the collection tags is not supported here/],
    ["concat(district,'x') eq 'ax'", 501, /the function concat is not supported here/],
    ['people add 1 eq 4', 501, /arithmetic is not supported here/],
  ])('that ask for %s are refused with %i', async (filter, status, message) => {
    const { get } = await openRain(await open());
    for (const path of ['/rows', '/rows/$count']) {
      const answer = await get(`${path}?$filter=${encodeURIComponent(filter)}`);
      expect([answer.status, answer.body.error.target]).toEqual([status, '$filter']);
      expect(answer.body.error.message).toMatch(message);
    }
  });
});
