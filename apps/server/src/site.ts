import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AccentColour, accentFaults, type Fault, schemaFaults, SettingsError } from '@gazetteer/kernel';
import type { MenuItem, SiteSettings } from '@gazetteer/site';
import { Type, type TProperties } from 'typebox';

const closed = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

const LanguageSchema = Type.Union([Type.Literal('en'), Type.Literal('fr')]);
const Text = Type.Union([Type.String(), closed({ en: Type.String(), fr: Type.String() })]);
const Colours = closed({ light: Type.String(), dark: Type.String() });
const MenuEntry = {
  label: Text,
  href: Type.String(),
  external: Type.Optional(Type.Boolean()),
  protected: Type.Optional(Type.Boolean()),
};
const LogoSchema = closed({
  src: Type.String(),
  darkSrc: Type.Optional(Type.String()),
  alt: Text,
  href: Type.Optional(Type.String()),
  width: Type.Number({ exclusiveMinimum: 0 }),
  height: Type.Number({ exclusiveMinimum: 0 }),
});

/** The site file: everything an operator says about the portal that is no secret. */
/** One organisation by its name, or several; quoted or not. */
const ORGANIZATION_FILTER = (() => {
  const name = '(?:[a-z0-9_-]+|"[a-z0-9_-]+")';
  return `^(?:organization:(?:${name}|\\(${name}(?: OR ${name})*\\)))?$`;
})();

export const SiteSchema = closed({
  $schema: Type.Optional(Type.String()),
  name: Text,
  region: closed({ name: Text, possessive: Text }),
  team: closed({
    name: Text,
    email: Type.String({ pattern: '^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$', form: 'an e-mail address' }),
    address: Type.Optional(Text),
  }),
  owner: Text,
  languages: Type.Array(LanguageSchema, { minItems: 1 }),
  defaultLanguage: LanguageSchema,
  menu: Type.Array(closed({ ...MenuEntry, children: Type.Optional(Type.Array(closed(MenuEntry))) })),
  logos: closed({ header: Type.Optional(LogoSchema), footer: Type.Array(LogoSchema) }),
  colours: Type.Optional(closed({ accent: Type.Optional(AccentColour) })),
  sectors: Type.Array(
    closed({
      name: Type.String({ minLength: 1 }),
      icon: Type.Optional(Type.String()),
      colour: Type.Optional(Type.Union([Type.String(), Colours])),
      label: Type.Optional(Text),
    }),
  ),
  documentationUrl: Type.String(),
  organizationFilter: Type.String({
    pattern: ORGANIZATION_FILTER,
    form: 'empty or organization:name, or organization:(one OR other)',
  }),
  maintenance: Type.Optional(
    closed({
      until: Type.Optional(Type.String()),
      notice: Type.Optional(
        Type.Union([
          Type.String(),
          closed({ en: Type.Optional(Type.String()), fr: Type.Optional(Type.String()) }),
        ]),
      ),
    }),
  ),
  inspectionGuard: Type.Boolean(),
  digitGrouping: Type.Union([Type.Literal('locale'), Type.Literal('indian')]),
  visitorCharts: Type.Optional(
    Type.Union([Type.Literal('none'), Type.Literal('approved'), Type.Literal('all')]),
  ),
  keywords: Type.Array(Type.String()),
  exampleSearches: Type.Array(closed({ label: Text, query: Text }), { maxItems: 3 }),
  heroDataset: Type.Optional(Type.String()),
  pages: closed({ initiative: Text, data_privacy_policy: Text, copyright_policy: Text }),
  // Checked by the schema of the project's settings.
  identity: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  oauth2: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});

const sampleSite = join(import.meta.dirname, '..', 'site.json');

export type LoadedSite = {
  site: SiteSettings;
  /** What the operator wants otherwise in the settings of the portal's accounts; pages never see it. */
  identity: Record<string, unknown>;
  /** The same of signing in to other sites. */
  oauth2: Record<string, unknown>;
};

/** The site file of this installation: the one named, else `site.json` in the data folder; undefined where it has none. */
export function ownSiteFile(dataFolder: string, named?: string): string | undefined {
  const own = join(dataFolder, 'site.json');
  return named ?? (existsSync(own) ? own : undefined);
}

/**
 * Reads the site file: the one named, else `site.json` in the data folder, else the sample site.
 * @throws SettingsError naming every field that is wrong
 */
export async function loadSite(dataFolder: string, named?: string): Promise<LoadedSite> {
  const file = ownSiteFile(dataFolder, named) ?? sampleSite;
  const content = parse(file, await readText(file));
  const problems = siteFaults(content).map(({ place, fault }) => `${file}: ${place || 'the file'} ${fault}`);
  if (problems.length > 0) throw new SettingsError(problems);
  const { identity = {}, oauth2 = {}, ...site } = content as SiteSettings & Partial<Omit<LoadedSite, 'site'>>;
  return { site, identity, oauth2 };
}

/** The names of the organisations that a site's filter limits its listings to; none where it lists everything. */
export function publishersOf({ organizationFilter }: Pick<SiteSettings, 'organizationFilter'>): string[] {
  const [, names = ''] = /^organization:(.*)$/.exec(organizationFilter) ?? [];
  return names.split(/[\s()"]+/).filter((name) => name !== '' && name !== 'OR');
}

/** All that is wrong with what is said of a site, each by its place. */
export function siteFaults(content: unknown): Fault[] {
  const faults = schemaFaults(SiteSchema, content);
  if (faults.length > 0) return faults;
  const { menu, colours, languages, defaultLanguage } = content as SiteSettings;
  return [
    ...wrongProtections(menu, 'menu'),
    ...wrongLinks(content as SiteSettings),
    ...(colours?.accent ? accentFaults(colours.accent, 'colours.accent') : []),
    ...(languages.includes(defaultLanguage)
      ? []
      : [{ place: 'defaultLanguage', fault: `must be one of the languages: ${languages.join(', ')}` }]),
  ];
}

/** Links that lead neither into the site nor to a page elsewhere, such as scripts. */
function wrongLinks({ menu, logos, documentationUrl }: SiteSettings): Fault[] {
  const links = [
    ...menuLinks(menu, 'menu'),
    ...[logos.header, ...logos.footer].flatMap((logo) => (logo?.href ? [['logos', logo.href] as const] : [])),
    ['documentationUrl', documentationUrl] as const,
  ];
  return links.flatMap(([place, href]) =>
    /^(\/|#|https?:\/\/|mailto:)/i.test(href)
      ? []
      : [{ place, fault: `${href.slice(0, 80)} must be a path of this site or a whole address` }],
  );
}

function menuLinks(menu: readonly MenuItem[], place: string): (readonly [place: string, href: string])[] {
  return menu.flatMap((item, index) => [
    [`${place}.${index}.href`, item.href] as const,
    ...menuLinks(item.children ?? [], `${place}.${index}.children`),
  ]);
}

/** Entries that are marked as protected and lead to no page that can be: whoever may not see one is led to `/`. */
function wrongProtections(menu: readonly MenuItem[], place: string): Fault[] {
  return menu.flatMap((item, index) => [
    ...(item.protected && !/^\/[^/?#][^?#]*$/.test(item.href)
      ? [{ place: `${place}.${index}.href`, fault: `${item.href} of the menu cannot be protected` }]
      : []),
    ...wrongProtections(item.children ?? [], `${place}.${index}.children`),
  ]);
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new SettingsError([`SITE_FILE ${file} cannot be read`]);
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SettingsError([
      `${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    ]);
  }
}
