import { expect, test } from 'vitest';
import { guessInfo } from './guess-dictionary.ts';

const years = { count: 100, min: 1997, max: 2015 };
const amounts = { count: 100, min: 3, max: 81_234 };
const manyAmounts = { ...amounts, distinct: 97 };
const positions = { count: 100, min: 1, max: 100, distinct: 98 };

test.each([
  ['Crop_Year', 'int', years, { label: 'Crop year', role: 'time' }],
  ['YEAR', 'int', years, { label: 'YEAR', role: 'time' }],
  ['report_date', 'date', amounts, { label: 'Report date', role: 'time' }],
  ['Month', 'text', amounts, { label: 'Month', role: 'time' }],
  ['State_Name', 'text', amounts, { label: 'State name', role: 'geo', level: 'state' }],
  ['District Code', 'int', amounts, { label: 'District code', role: 'geo', level: 'district' }],
  ['Sub-District', 'text', amounts, { label: 'Sub-District', role: 'geo', level: 'sub-district' }],
  ['latitude', 'float', amounts, { label: 'Latitude', role: 'geo' }],
  ['Production', 'float', amounts, { label: 'Production', role: 'measure' }],
  ['days_of_work', 'int', amounts, { label: 'Days of work', role: 'measure' }],
  ['state_budget_total', 'int', amounts, { label: 'State budget total', role: 'measure' }],
  ['Indicator_Code', 'text', amounts, { label: 'Indicator code', role: 'dimension' }],
  ['user_id', 'int', amounts, { label: 'User id', role: 'dimension' }],
  ['SUBDIVISION', 'text', amounts, { label: 'Subdivision', role: 'dimension' }],
  ['estimate', 'float', amounts, { label: 'Estimate', role: 'measure' }],
  ['Number of schools', 'int', amounts, { label: 'Number of schools', role: 'measure' }],
  ['No. of districts', 'int', amounts, { label: 'No. of districts', role: 'measure' }],
  ['House Number', 'int', amounts, { label: 'House number', role: 'dimension' }],
  ['House Number', 'float', amounts, { label: 'House number', role: 'measure' }],
  ['Passenger Number', 'int', manyAmounts, { label: 'Passenger number', role: 'measure' }],
  ['num_students', 'int', manyAmounts, { label: 'Num students', role: 'measure' }],
  [
    'Aircraft Number',
    'int',
    { count: 3000, min: 0, max: 140, distinct: 138 },
    { label: 'Aircraft number', role: 'measure' },
  ],
  // Of 543 constituencies, numbered in each state.
  ['pc_no', 'int', { count: 543, min: 1, max: 80, distinct: 80 }, { label: 'Pc no', role: 'dimension' }],
  ['House no.', 'int', manyAmounts, { label: 'House no.', role: 'dimension' }],
  ['Flight Number', 'int', manyAmounts, { label: 'Flight number', role: 'dimension' }],
  ['Number', 'int', positions, { label: 'Number', role: 'dimension' }],
  ['version', 'int', { count: 100, min: 1, max: 3, distinct: 3 }, { label: 'Version', role: 'dimension' }],
  ['index', 'int', manyAmounts, { label: 'Index', role: 'measure' }],
  ['Consumer Price Index', 'float', amounts, { label: 'Consumer price index', role: 'measure' }],
  ['Air quality index', 'int', amounts, { label: 'Air quality index', role: 'measure' }],
  ['Happiness rank', 'int', amounts, { label: 'Happiness rank', role: 'measure' }],
  ['index', 'int', amounts, { label: 'Index', role: 'dimension' }],
  // What has empty cells is read as a figure with decimals, and stays a code.
  ['fips', 'float', amounts, { label: 'Fips', role: 'dimension' }],
])('%s of type %s is described', (id, type, profile, expected) => {
  expect(guessInfo({ id, type }, profile)).toEqual(expected);
});
