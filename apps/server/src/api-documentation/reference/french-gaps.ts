import type { ReferenceCall } from '@gazetteer/site';
import { englishGroups, groupNames } from '../groups.ts';
import { frenchTexts } from './french/french-texts.ts';
import { openReference } from './open-reference.ts';
import type { Description } from './read-operations.ts';

/** Where the two sides of the French reference differ, one line for each text. */
export type FrenchGaps = {
  /** What contracts say of calls for visitors, and the dictionary has no French for. */
  missing: string[];
  /** What the dictionary translates, and no contract says. */
  unused: string[];
};

/**
 * Compares what the contracts say with the French dictionary of the reference, which is keyed by their English sentences.
 * @param description of all calls of the server, as OpenAPI
 */
export function frenchGaps(description: Description): FrenchGaps {
  const referenceIn = openReference(() => description, 'http://localhost:3000');
  const french = referenceIn('fr');
  const missing = groupNames
    .filter((name) => !englishGroups.has(name))
    .flatMap((name) => {
      const part = french.part(name);
      return part?.kind === 'group' ? part.calls.flatMap(untranslated) : [];
    });
  const english = referenceIn('en');
  const said = textsIn([...groupNames, 'errors', 'project-settings'].map((name) => english.part(name)));
  const unused = [...frenchTexts.keys()].filter((text) => !said.has(text) && !said.has(`${text}.`));
  return { missing, unused };
}

function untranslated({ path, summary, description, takes }: ReferenceCall): string[] {
  const texts = [
    { of: path, text: summary },
    { of: path, text: description },
    ...takes.map(({ name, text }) => ({ of: `${path} › ${name}`, text })),
  ];
  return texts.flatMap(({ of, text }) => (text?.isEnglish ? [`${of}: ${text.text}`] : []));
}

/** All values of properties called `text`, at any depth, with single spaces. */
function textsIn(value: unknown): Set<string> {
  const texts = new Set<string>();
  JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'object' && inner !== null && 'text' in inner && typeof inner.text === 'string')
      texts.add(inner.text.replaceAll(/\s+/g, ' '));
    return inner;
  });
  return texts;
}
