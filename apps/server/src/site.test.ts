import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from '@gazetteer/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadSite, publishersOf } from './site.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'gazetteer-site-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

const sample = JSON.parse(await readFile(join(import.meta.dirname, '..', 'site.json'), 'utf8')) as Record<
  string,
  unknown
>;

describe('the site file', () => {
  it('is the sample until the operator has one', async () => {
    const { site } = await loadSite(await folder());
    expect(site.languages).toEqual(['en', 'fr']);
  });

  it("is the operator's own in the data folder", async () => {
    const path = await folder();
    await writeFile(join(path, 'site.json'), JSON.stringify({ ...sample, name: 'Karnataka Open Data' }));
    expect((await loadSite(path)).site.name).toBe('Karnataka Open Data');
  });

  it('keeps what it says of accounts apart from what pages get', async () => {
    const path = await folder();
    const identity = { session: { lifespan: '12h' } };
    await writeFile(join(path, 'site.json'), JSON.stringify({ ...sample, identity }));
    const loaded = await loadSite(path);
    expect(loaded.identity).toEqual(identity);
    expect(loaded.site).not.toHaveProperty('identity');
  });

  it('names every field that is wrong', async () => {
    const file = join(await folder(), 'site.json');
    const wrong = { ...sample, languages: [], digitGrouping: 'lakh', colour: 'red' };
    await writeFile(file, JSON.stringify(wrong));
    const loading = loadSite('/nowhere', file);
    await expect(loading).rejects.toThrow(SettingsError);
    await expect(loading).rejects.toThrow(/ languages[\s\S]* digitGrouping/);
  });

  it.each([
    [{ light: 'peacock', dark: '#63cfc4' }, 'colours.accent.light must be a colour'],
    [{ light: '#63cfc4', dark: '#63cfc4' }, 'colours.accent.light must differ more from the light ground'],
  ])('refuses the accent %o', async (accent, fault) => {
    const path = await folder();
    await writeFile(join(path, 'site.json'), JSON.stringify({ ...sample, colours: { accent } }));
    await expect(loadSite(path)).rejects.toThrow(fault);
  });

  it.each([
    '/',
    '/search?sq=rain',
    '//elsewhere.example',
    'https://elsewhere.example/',
    '#',
  ])('refuses to protect %s, which is no page that a signed-out visitor could be led away from', async (href) => {
    const path = await folder();
    const entry = { label: 'Here', href, protected: true };
    const menu = [{ label: 'More', href: '#', children: [entry] }];
    await writeFile(join(path, 'site.json'), JSON.stringify({ ...sample, menu }));
    await expect(loadSite(path)).rejects.toThrow(`${href} of the menu cannot be protected`);
  });

  it.each([
    'organization:(',
    'title:rain',
    'organization:Met Office',
    'organization:(met OR )',
    'met',
  ])('refuses to limit the listings by %j, which names no organisation', async (organizationFilter) => {
    const file = join(await folder(), 'site.json');
    await writeFile(file, JSON.stringify({ ...sample, organizationFilter }));
    await expect(loadSite('/nowhere', file)).rejects.toThrow(/organizationFilter.*organization:name/);
  });

  it.each([
    ['', []],
    ['organization:met', ['met']],
    ['organization:"met_office-2"', ['met_office-2']],
    ['organization:(met OR "rivers" OR health)', ['met', 'rivers', 'health']],
  ])('may limit the listings by %j', async (organizationFilter, names) => {
    const file = join(await folder(), 'site.json');
    await writeFile(file, JSON.stringify({ ...sample, organizationFilter }));
    expect(publishersOf((await loadSite('/nowhere', file)).site)).toEqual(names);
  });

  it('says which file cannot be read, and where JSON ends', async () => {
    const file = join(await folder(), 'broken.json');
    await writeFile(file, '{"name":');
    await expect(loadSite('/nowhere', file)).rejects.toThrow(`${file} is not JSON`);
    await expect(loadSite('/nowhere', '/nowhere/site.json')).rejects.toThrow('cannot be read');
  });
});
