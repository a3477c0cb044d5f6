import { expect, test } from 'vitest';
import { guessInfo } from './guess-dictionary.ts';

const years = { count: 100, min: 1997, max: 2015 };
const amounts = { count: 100, min: 3, max: 81_234 };

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
])('%s of type %s is described', (id, type, profile, expected) => {
  expect(guessInfo({ id, type }, profile)).toEqual(expected);
});
