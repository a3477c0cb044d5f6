/**
 * Writes the table of settings into the documents that hold one, between two comments.
 * With `--check` writes nothing and fails where a table is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Type, type TSchema } from 'typebox';
import { SettingsSchema } from './settings.ts';

const documents = ['README.md', 'docs/settings.md'];
const begin = '<!-- settings: begin -->';
const end = '<!-- settings: end -->';

function settingsTable(): string {
  const rows = Object.entries(SettingsSchema.properties).map(
    ([name, property]) => `| \`${name}\` | ${defaultOf(property)} | ${descriptionOf(property)} |`,
  );
  return ['| Setting | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}

function defaultOf(property: TSchema): string {
  if (!('default' in property)) return Type.IsOptional(property) ? '' : 'required';
  // On and off are written as people set them.
  const value = typeof property.default === 'boolean' ? Number(property.default) : property.default;
  return `\`${String(value)}\``;
}

function descriptionOf(property: TSchema): string {
  return 'description' in property ? String(property.description).replaceAll('|', '\\|') : '';
}

function withTable(text: string, table: string): string {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${begin} and ${end} are missing`);
  return `${before}${begin}\n${table}\n${end}${after}`;
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
for (const name of documents) {
  const file = new URL(`../../../${name}`, import.meta.url);
  const current = readFileSync(file, 'utf8');
  const wanted = withTable(current, settingsTable());
  if (wanted === current) continue;
  if (values.check) {
    process.stderr.write(`${name}: the table of settings is out of date; run \`npm run generate\`\n`);
    process.exitCode = 1;
  } else writeFileSync(file, wanted);
}
