import type { FieldErrors } from '@gazetteer/kernel';
import { addProblems, refuseProblems } from '../fields/field-problems.ts';
import { nameProblems } from '../fields/names.ts';
import { NOT_AN_ADDRESS, readAddress } from '../fields/web-address.ts';
import { readExtras } from '../model/extras.ts';
import type { GroupRow } from '../model/organization.store.ts';
import { translatedTexts } from '../compose/translated-texts.ts';
import type { OrganizationInput } from './organization-input.contract.ts';

/**
 * Writes an organisation or group from what is said about it: what is not said becomes empty, but for its name.
 * @throws invalid_input that names everything wrong with it
 */
export function composeOrganization(
  input: OrganizationInput,
  previous: GroupRow,
  { publicUrl, language }: { publicUrl: string; language: string },
): GroupRow {
  const problems: FieldErrors = {};
  const name = input.name ?? previous.name;
  if (name === '') addProblems(problems, 'name', 'Missing value');
  else addProblems(problems, 'name', ...nameProblems(name));
  if (!/^[A-Za-z0-9_-]{1,100}$/.test(previous.id)) {
    addProblems(problems, 'id', 'Must be letters, digits, - and _ only');
  }
  if (input.requires_review && previous.is_organization === 0) {
    addProblems(problems, 'requires_review', 'Only organizations publish datasets');
  }
  const imageUrl = readAddress(input.image_url ?? '', publicUrl);
  if (imageUrl === undefined) addProblems(problems, 'image_url', NOT_AN_ADDRESS);
  const before = { ...previous, ...(JSON.parse(previous.translations) as object) };
  const texts = translatedTexts(['title', 'description'], input, { previous: before, language }, problems);
  const { title_translated, description_translated } = texts;
  const row = {
    ...previous,
    name,
    title: texts.title ?? (plainText(input, 'title', problems) || name),
    description: texts.description ?? plainText(input, 'description', problems),
    translations: JSON.stringify({ title_translated, description_translated }),
    image_url: imageUrl ?? '',
    requires_review: Number(input.requires_review ?? previous.requires_review),
    extras: JSON.stringify(readExtras(input.extras ?? [], problems)),
  };
  refuseProblems(problems);
  return row;
}

function plainText(input: OrganizationInput, field: 'title' | 'description', problems: FieldErrors): string {
  const text = input[field] ?? '';
  if (text.includes('\0')) addProblems(problems, field, 'Must not contain the character NUL');
  return text;
}
