import { expect, it } from 'vitest';
import { accessDenied } from './errors.ts';
import { asStoreFailure, isDiskFull } from './store-failure.ts';

const withCode = (code: string, message = 'the words of 10.0.0.7') =>
  Object.assign(new Error(message), { code });

it.each([
  ['ECONNREFUSED', 'away'],
  ['ENOTFOUND', 'away'],
  ['57P01', 'away'],
  ['08006', 'away'],
  ['ENOSPC', 'full'],
  ['53100', 'full'],
  ['53300', 'busy'],
  ['40P01', 'busy'],
  ['55P03', 'busy'],
  ['57014', 'busy'],
  ['25P03', 'busy'],
  ['EACCES', 'unusable'],
  ['28P01', 'unusable'],
  ['3D000', 'unusable'],
])('an error %s of a store says that it is %s', (code, fault) => {
  const failure = asStoreFailure('sql', withCode(code));
  expect(failure).toMatchObject({ code: 'unavailable', status: 503, store: 'sql', fault });
  expect((failure as Error).message).not.toContain('10.0.0.7');
});

it.each([
  ['Connection terminated unexpectedly'],
  ['timeout exceeded when trying to connect'],
])('a connection that ends with "%s" says that the store is away', (message) => {
  expect(asStoreFailure('sql', new Error(message))).toMatchObject({ fault: 'away' });
});

it('what a store refuses to one question stays what it is', () => {
  for (const error of [
    withCode('23505'),
    withCode('42601'),
    withCode('ENOENT'),
    new Error('a bug'),
    accessDenied(),
    'x',
  ])
    expect(asStoreFailure('sql', error)).toBe(error);
});

it('a disk is full by the code of the system alone', () => {
  expect(
    [withCode('ENOSPC'), withCode('EDQUOT'), withCode('EACCES'), new Error('ENOSPC'), undefined].map(
      isDiskFull,
    ),
  ).toEqual([true, true, false, false, false]);
});
