import type { FieldErrors } from '@gazetteer/kernel';
import { addProblems } from '../fields/field-problems.ts';
import { settleText } from '../fields/translated-text.ts';
import type { TagDictionary } from '../model/vocabulary.contract.ts';
import { tagProblems } from '../vocabularies/tag-problems.ts';
import type { PackageInput } from './dataset-input.contract.ts';

const LONGEST_SECTOR = 100;

/** The tags of a dataset, each once and in order, from the list and from the comma list of forms. Their ids are still ''. */
export function composeTags(
  input: PackageInput,
  language: string,
  problems: FieldErrors,
): { tags: TagDictionary[]; num_tags: number } {
  const tags = new Map<string, TagDictionary>();
  for (const given of [...listedTags(input), ...writtenTags(input)]) {
    const name = given.name.trim();
    const vocabulary = given.vocabulary_id ?? null;
    addProblems(problems, 'tags', ...tagProblems(name));
    tags.set(`${vocabulary ?? ''}\n${name}`, {
      id: '',
      name,
      display_name: name,
      state: 'active',
      vocabulary_id: vocabulary,
      ...translatedName(given, language, problems),
    });
  }
  const inOrder = [...tags.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return { tags: inOrder, num_tags: inOrder.length };
}

type GivenTag = Exclude<NonNullable<PackageInput['tags']>[number], string>;

/** What a tag is called in other languages. Its name is what it is called in the site's own. */
function translatedName(
  { name, display_name_translated }: GivenTag,
  language: string,
  problems: FieldErrors,
) {
  const others = { ...display_name_translated, [language]: null };
  const said = { field: 'display_name', text: name.trim(), translations: others, language };
  const ownProblems: FieldErrors = {};
  const { translations } = settleText(said, ownProblems);
  for (const texts of Object.values(ownProblems)) addProblems(problems, 'tags', ...texts);
  return translations ? { display_name_translated: translations } : {};
}

function listedTags(input: PackageInput): GivenTag[] {
  return (input.tags ?? []).map((tag) => (typeof tag === 'string' ? { name: tag } : tag));
}

function writtenTags(input: PackageInput): GivenTag[] {
  const names = (input.tag_string ?? '').split(',').filter((name) => name.trim() !== '');
  return names.map((name) => ({ name }));
}

/** The sectors of a dataset, each once; the first one chooses its icon, so that their order stays. */
export function composeSectors(input: PackageInput, problems: FieldErrors): string[] {
  const sectors = new Set(
    (input.sector ?? []).map((sector) => sector.trim()).filter((sector) => sector !== ''),
  );
  for (const sector of sectors) {
    if (sector.length > LONGEST_SECTOR) {
      addProblems(problems, 'sector', `Must be a maximum of ${LONGEST_SECTOR} characters long`);
    }
  }
  return [...sectors];
}
