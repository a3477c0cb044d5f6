/**
 * Writes the table of settings into the documents that hold one, between two comments.
 * With `--check` writes nothing and fails where a table is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { TSchema } from 'typebox';
import { absentIdentitySettings, ProjectSettingsSchema } from '@gazetteer/identity';
import { absentOauthSettings, OauthSettings } from '@gazetteer/oauth';
import type { AbsentSettings } from '@gazetteer/ory';
import { absentPermissionSettings, PermissionSettings } from '@gazetteer/permissions';
import {
  defaultOf,
  isRequired,
  leavesOf,
  meaningOf,
  type Settings,
} from './api-documentation/reference/list-settings.ts';
import { SettingsSchema } from './settings.ts';

type Table = { name: string; documents: string[]; text: string };

const OF_PROJECTS = 'docs/project-settings.md';

const tables: Table[] = [
  {
    name: 'settings',
    documents: ['README.md', 'docs/settings.md'],
    // On and off are written as people set them.
    text: settingsTable(
      Object.entries(SettingsSchema.properties).map(([name, property]) => [name, asNumber(property)]),
    ),
  },
  {
    name: 'oauth2 settings',
    documents: ['docs/settings.md', OF_PROJECTS],
    text: settingsTable(leavesOf(OauthSettings, '')),
  },
  {
    name: 'identity settings',
    documents: [OF_PROJECTS],
    text: settingsTable(leavesOf(ProjectSettingsSchema, '')),
  },
  {
    name: 'permission settings',
    documents: [OF_PROJECTS],
    text: settingsTable(leavesOf(PermissionSettings, '')),
  },
  { name: 'absent identity settings', documents: [OF_PROJECTS], text: absentTable(absentIdentitySettings) },
  { name: 'absent oauth2 settings', documents: [OF_PROJECTS], text: absentTable(absentOauthSettings) },
  {
    name: 'absent permission settings',
    documents: [OF_PROJECTS],
    text: absentTable(absentPermissionSettings),
  },
];

function settingsTable(settings: Settings): string {
  const rows = settings.map(
    ([name, property]) =>
      `| \`${name}\` | ${writtenDefault(property)} | ${meaningOf(property).replaceAll('|', '\\|')} |`,
  );
  return ['| Setting | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}

function absentTable(absent: AbsentSettings): string {
  const rows = Object.entries(absent).map(([name, why]) => `| \`${name}\` | ${why} |`);
  return ['| Setting | Why |', '|---|---|', ...rows].join('\n');
}

function writtenDefault(property: TSchema): string {
  const standard = defaultOf(property);
  return standard === undefined ? (isRequired(property) ? 'required' : '') : `\`${standard}\``;
}

function asNumber(property: TSchema): TSchema {
  const isSwitch = 'default' in property && typeof property.default === 'boolean';
  return isSwitch ? { ...property, default: Number(property.default) } : property;
}

function withTable(text: string, name: string, table: string): string {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${begin} and ${end} are missing`);
  return `${before}${begin}\n${table}\n${end}${after}`;
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const places = tables.flatMap((table) => table.documents.map((document) => ({ document, table })));
for (const { document, table } of places) {
  const file = new URL(`../../../${document}`, import.meta.url);
  const current = readFileSync(file, 'utf8');
  const wanted = withTable(current, table.name, table.text);
  if (wanted === current) continue;
  if (values.check) {
    process.stderr.write(
      `${document}: the table of ${table.name} is out of date; run \`npm run generate\`\n`,
    );
    process.exitCode = 1;
  } else writeFileSync(file, wanted);
}
