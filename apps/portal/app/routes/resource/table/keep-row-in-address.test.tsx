import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readTable } from '../../../tables/table-address.ts';
import { forgetRow, keepRowInAddress } from './keep-row-in-address.ts';

const path = '/p/rain/r/rain-by-district';
const state = readTable(new URLSearchParams('sort=rain:desc'), ['rain']);
const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', `${path}?sort=rain%3Adesc`);
});

afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

it('the row at which a reader rests stands in the address', () => {
  keepRowInAddress(path, state, 11);
  vi.runAllTimers();
  expect(address()).toMatch(/[?&]row=12/);
});

it('whoever has gone on to another view of the table keeps its address', () => {
  keepRowInAddress(path, state, 11);
  window.history.pushState(null, '', `${path}?tab=dictionary`);
  vi.runAllTimers();
  expect(address()).toBe(`${path}?tab=dictionary`);
});

it('a row is forgotten when the rows are left', () => {
  keepRowInAddress(path, state, 11);
  forgetRow();
  vi.runAllTimers();
  expect(address()).toBe(`${path}?sort=rain%3Adesc`);
});
