import { expect, it } from 'vitest';
import { askedBy } from './asker.ts';
import { shareAmongAskers } from './share-among-askers.ts';

/** Work that lasts until it is told to end, and notes who has begun. */
function workplace() {
  const inShare = shareAmongAskers({ places: 2, waiting: 3 });
  const begun: (string | undefined)[] = [];
  const gate = Promise.withResolvers<void>();
  const ask = (asker: string | undefined) =>
    askedBy(asker, () =>
      inShare(async () => {
        begun.push(asker);
        await gate.promise;
      }),
    );
  return { begun, ask, end: () => gate.resolve() };
}

it('whoever asks for much has a few things done at once, and keeps nobody else waiting', async () => {
  const { begun, ask, end } = workplace();
  const much = Array.from({ length: 5 }, () => ask('one'));
  const other = ask('another');
  expect(begun).toEqual(['one', 'one', 'another']);
  await expect(ask('one')).rejects.toMatchObject({ status: 503 });
  end();
  await Promise.all([...much, other]);
  expect(begun).toHaveLength(6);
});

it('the work of the house itself waits for no place', async () => {
  const { begun, ask, end } = workplace();
  const own = Array.from({ length: 9 }, () => ask(undefined));
  expect(begun).toHaveLength(9);
  end();
  await Promise.all(own);
});
