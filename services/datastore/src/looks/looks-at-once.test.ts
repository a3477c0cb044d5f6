import { setImmediate } from 'node:timers/promises';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import type { LookChanges } from './look-changes.contract.ts';
import type { Look } from './look.contract.ts';
import { call, correct, lookAt, publish, withColumn } from './looks-testing.ts';

const RAIN = 'place,rain\nKolar,1\nMysuru,2\n';

/** Asks for a look again and again while something is done to it. @returns the statuses of the answers */
async function askedWhile<Result>(
  test: TestDatastore,
  path: string,
  done: () => Promise<Result>,
): Promise<[number[], Result]> {
  const end = new AbortController();
  const ask = async () => {
    const statuses: number[] = [];
    while (!end.signal.aborted) {
      statuses.push((await call<Look | LookChanges>(test, 'GET', path)).status);
      await setImmediate();
    }
    return statuses;
  };
  const asking = [ask(), ask(), ask()];
  const result = await done().finally(() => end.abort());
  return [(await Promise.all(asking)).flat(), result];
}

describeStores('a look that several ask for at once', (open) => {
  it.each(['', '/changes'])('is shown by GET %s while it is read again and again', async (part) => {
    const test = await openTestDatastore(await open());
    const { body: first } = await lookAt(test, { package_id: 'dataset', filename: 'rain.csv' }, RAIN);
    const { resource_id } = (await publish(test, first)).body;
    const { body: look } = await lookAt(test, { resource_id, filename: 'next.csv' }, RAIN);
    const [statuses, corrected] = await askedWhile(test, `/${look.id}${part}`, async () => {
      const told: number[] = [];
      for (let time = 0; time < 5; time++) {
        const change = withColumn('rain', { label: `Rain ${time}`, type: time % 2 ? 'text' : 'int' });
        told.push((await correct(test, look, change)).status);
      }
      return told;
    });
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(new Set(corrected)).toEqual(new Set([200]));
  });

  it('is shown until it is published or discarded, and then is not there', async () => {
    const test = await openTestDatastore(await open());
    for (let time = 0; time < 4; time++) {
      const { body: look } = await lookAt(test, { package_id: 'dataset', filename: 'rain.csv' }, RAIN);
      const [statuses] = await askedWhile<unknown>(test, `/${look.id}`, () =>
        time % 2 ? publish(test, look) : call(test, 'DELETE', `/${look.id}`),
      );
      expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
    }
  });

  it('is published by the first who presses, and the others are told', async () => {
    const test = await openTestDatastore(await open());
    const { body: look } = await lookAt(test, { package_id: 'dataset', filename: 'rain.csv' }, RAIN);
    const answers = await Promise.all([1, 2, 3].map(() => publish(test, look)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses[0]).toBe(200);
    expect(statuses.slice(1).filter((status) => status !== 404 && status !== 409)).toEqual([]);
  });
});
