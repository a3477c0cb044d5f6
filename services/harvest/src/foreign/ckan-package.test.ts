import { describe, expect, it } from 'vitest';
import { LeftOut, readCkanPackage } from './ckan-package.ts';
import { findLicense } from './licenses-testing.ts';

const minimal = { id: 'one', name: 'rain' };

const read = (more: object = {}, site?: string) =>
  readCkanPackage({ ...minimal, ...more }, { findLicense, site });

describe('a package of CKAN', () => {
  it('needs no more than an id and a name', () => {
    expect(read()).toMatchObject({
      foreignId: 'one',
      name: 'rain',
      organization: { name: 'other-publishers' },
      fields: { title: 'rain', private: false, license_id: null },
      resources: [],
    });
  });

  it.each([
    [{ name: undefined }, 'name'],
    [{ id: 7 }, 'id'],
    [{ resources: 'none' }, 'resources'],
  ])('is refused by field: %o', (more, field) => {
    expect(() => read(more)).toThrow(field);
  });

  it.each([
    { state: 'deleted' },
    { state: 'draft' },
    { type: 'harvest' },
    { type: 'showcase' },
  ])('is left out: %o', (more) => expect(() => read(more)).toThrow(LeftOut));

  it('gives its organisation, groups and tags, tags without the signs that tags here have not', () => {
    const { organization, groups, fields } = read({
      organization: { id: 'abc', name: 'Weather_Office', title: 'Weather Office', image_url: 'nonsense' },
      groups: [{ id: 'g', name: 'climate', display_name: 'Climate' }, { title: 'nameless' }],
      tags: [{ name: 'R&D: rain' }, { name: '雨量' }, { name: 'x' }, { display_name: 'hail' }],
    });
    expect(organization).toEqual({
      id: 'abc',
      name: 'weather-office',
      title: 'Weather Office',
      description: '',
    });
    expect(groups).toEqual([{ id: 'g', name: 'climate', title: 'Climate', description: '' }]);
    expect(fields.tags).toEqual([{ name: 'R D rain' }, { name: '雨量' }, { name: 'hail' }]);
  });

  it('names what has no Latin letters by a digest', () => {
    expect(read({ organization: { name: '東京都', title: '東京都' } }).organization.name).toMatch(
      /^group-[0-9a-f]{8}$/,
    );
  });

  it.each([
    [{ license_id: 'cc-by' }, 'cc-by'],
    [{ license_id: 'x', license_url: 'https://creativecommons.org/licenses/by/4.0/deed.ja' }, 'CC-BY-4.0'],
    [{ license_id: 'city-1', license_title: 'City Licence' }, 'City Licence'],
    [{ license_id: 'city-1' }, 'city-1'],
    [{ license_url: 'https://example.org/terms' }, 'https://example.org/terms'],
  ])('gives its licence: %o', (more, licence) => {
    expect(read(more).fields.license_id).toBe(licence);
  });

  it('keeps the address of a licence that nobody here knows', () => {
    const { fields } = read({ license_title: 'City Licence', license_url: 'https://example.org/terms' });
    expect(fields.extras).toEqual([{ key: 'license_url', value: 'https://example.org/terms' }]);
  });

  it('keeps extras once each, and says of its files how often and for which years', () => {
    const { fields, resources } = read({
      extras: [
        { key: '更新頻度', value: '１年ごと' },
        { key: 'temporal_start', value: '2001-01-01' },
        { key: 'temporal_end', value: '2005-12-31' },
        { key: 'granularity', value: 'district' },
        { key: 'twice', value: 1 },
        { key: 'twice', value: { deep: true } },
      ],
      resources: [{ id: 'file' }, { id: 'other', frequency: 'monthly' }],
    });
    expect(fields.extras).toContainEqual({ key: 'twice', value: '{"deep":true}' });
    expect(fields.years_covered).toBe('2001-2005');
    expect(resources[0]?.fields).toMatchObject({
      frequency: 'Yearly',
      granularity: 'District',
      years_covered: '2001-2005',
      harvest_id: 'file',
    });
    expect(resources[1]?.fields.frequency).toBe('Monthly');
  });

  it('puts right what is untidy', () => {
    const { fields, resources } = read({
      url: 'javascript:alert(1)',
      author_email: 'nobody',
      maintainer_email: 'mailto:a@example.org',
      metadata_created: 'yesterday',
      notes: 'with \u0000 in it',
      resources: [
        {
          url: 'example.org/a.csv',
          size: '12',
          created: '2020-01-02T03:04:05.000001',
          datastore_active: true,
        },
        { url: 'not an address', size: 'large', url_type: 'upload' },
      ],
    });
    expect(fields).toMatchObject({
      source_link: null,
      author_email: null,
      maintainer_email: 'a@example.org',
      metadata_created: null,
      notes: 'with  in it',
    });
    expect(resources).toMatchObject([
      {
        foreignId: 'one-0',
        fields: { url: 'http://example.org/a.csv', size: 12, created: '2020-01-02T03:04:05.000001' },
      },
      { foreignId: 'one-1', fields: { url: '', size: null, url_type: null } },
    ]);
    expect(resources[0]?.fields).not.toHaveProperty('datastore_active');
  });

  it('keeps what a catalogue says beyond CKAN, and leaves what CKAN keeps for itself', () => {
    const { fields } = read({
      theme_code: 'A1',
      empty: '',
      revision_id: 'r',
      num_tags: 0,
      creator_user_id: 'u',
    });
    expect(fields).toMatchObject({ theme_code: 'A1' });
    for (const key of ['empty', 'revision_id', 'num_tags', 'creator_user_id'])
      expect(fields).not.toHaveProperty(key);
  });

  it('links to its page in the catalogue where it names none', () => {
    expect(read({}, 'https://data.example').fields.source_link).toBe('https://data.example/dataset/rain');
    expect(read({ url: 'https://rain.example' }, 'https://data.example').fields.source_link).toBe(
      'https://rain.example',
    );
  });
});
