import { expect, it } from 'vitest';
import { readValueForm } from './value-form.ts';

const read = (fields: Record<string, string>) => readValueForm(new URLSearchParams(fields));

it('an amount is read as the languages write it, and left out where it is none', () => {
  const amountOf = (amount: string) => read({ column: 'rate', condition: 'by', amount }).condition;
  expect(amountOf('1.5')).toEqual({ kind: 'by', amount: 1.5 });
  expect(amountOf('1 234,5')).toEqual({ kind: 'by', amount: 1234.5 });
  expect(amountOf('\u22121')).toEqual({ kind: 'by' });
  expect(amountOf('')).toEqual({ kind: 'by' });
  expect(read({ condition: 'any', amount: '3' }).condition).toEqual({ kind: 'any' });
  expect(read({ condition: 'nonsense' }).condition).toEqual({ kind: 'any' });
});

it('no row is the newest where no column says so', () => {
  expect(read({ column: 'rate', newest_by: '' }).newest_by).toBeNull();
  expect(read({ column: 'rate', newest_by: 'year' }).newest_by).toBe('year');
});
