import type { ApiReference, Language, ListedCall, ReferenceGroup, ReferencePart } from '@gazetteer/site';
import { type GroupName, groupNames } from '../groups.ts';
import { describeCall, listCall } from './describe-call.ts';
import { describeErrors } from './describe-errors.ts';
import { describeSettings } from './describe-settings.ts';
import { type Description, type Operation, readOperations } from './read-operations.ts';
import { shareFields } from './share-fields.ts';
import { type Voice, voiceOf } from './voice.ts';

/**
 * The reference of every call, for its pages. It is made when somebody first asks for it, and then part by part: the
 * description is complete only when the server is ready, and a start should not wait for what few will read.
 */
export function openReference(
  describe: () => Description,
  publicUrl: string,
): (language: Language) => ApiReference {
  const operations = once(() => Map.groupBy(readOperations(describe()), ({ group }) => group));
  const references = new Map<Language, ApiReference>();
  return (language) => {
    const known = references.get(language) ?? createReference(operations, voiceOf(language), publicUrl);
    references.set(language, known);
    return known;
  };
}

function createReference(
  operations: () => ReadonlyMap<string, readonly Operation[]>,
  voice: Voice,
  publicUrl: string,
): ApiReference {
  const parts = new Map<string, ReferencePart>();
  const membersOf = (name: GroupName) => operations().get(name) ?? [];
  const makePart = (name: string): ReferencePart | undefined => {
    if (name === 'errors') return describeErrors(voice);
    if (name === 'project-settings') return describeSettings(voice);
    const group = groupNames.find((one) => one === name && membersOf(one).length > 0);
    if (!group) return undefined;
    const calls = membersOf(group).map((operation) => describeCall(operation, voice, publicUrl));
    return { kind: 'group', group: describeGroup(group, voice), calls: shareFields(calls) };
  };
  const groups = once(() =>
    groupNames.flatMap((name): (ReferenceGroup & { calls: ListedCall[] })[] => {
      const calls = membersOf(name).map((operation) => listCall(operation, voice));
      return calls.length > 0 ? [{ ...describeGroup(name, voice), calls }] : [];
    }),
  );
  return {
    groups,
    part: (name) => {
      const part = parts.get(name) ?? makePart(name);
      if (part) parts.set(name, part);
      return part;
    },
  };
}

function describeGroup(name: GroupName, { words }: Voice): ReferenceGroup {
  return { name, ...words.groups[name] };
}

function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
