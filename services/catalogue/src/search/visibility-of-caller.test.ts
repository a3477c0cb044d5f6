import { administrator, type Grant, grantingAuthorizer, person } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { publicOnly } from './match/visible-documents.ts';
import { visibilityOf } from './visibility-of-caller.ts';

const everything = { includePrivate: true, includeDrafts: true, includeDeleted: true };
const nothingMore = { includePrivate: false, includeDrafts: false, includeDeleted: false };

it('of collaborators has their datasets beside those of their organisations, by what their role says', async () => {
  const authorizer = grantingAuthorizer([
    { person: 'cora', relation: 'member', organization: 'health-board' },
    { person: 'cora', relation: 'member', dataset: 'births' },
    { person: 'cora', relation: 'editor', dataset: 'deaths' },
  ]);
  const asEditor = { organizations: [], datasets: ['deaths'] };
  expect(await visibilityOf(authorizer, person('cora'), everything)).toEqual({
    private: { organizations: ['health-board'], datasets: ['births', 'deaths'] },
    drafts: asEditor,
    deleted: asEditor,
  });
  expect(await visibilityOf(authorizer, person('cora'), nothingMore)).toEqual(publicOnly);
  expect(await visibilityOf(authorizer, person('stranger'), everything)).toEqual(publicOnly);
});

it('of administrators is everything, whatever is shared with them', async () => {
  const all = { organizations: 'all', datasets: [] };
  const visibility = await visibilityOf(grantingAuthorizer([]), administrator, everything);
  expect(visibility).toEqual({ private: all, drafts: all, deleted: all });
});

it('has a thousand shared datasets at most, the first by their ids', async () => {
  const grants = Array.from(
    { length: 1200 },
    (_, index): Grant => ({ person: 'cora', relation: 'member', dataset: `id-${9999 - index}` }),
  );
  const visibility = await visibilityOf(grantingAuthorizer(grants), person('cora'), everything);
  expect(visibility.private.datasets).toHaveLength(1000);
  expect(visibility.private.datasets[0]).toBe('id-8800');
});
