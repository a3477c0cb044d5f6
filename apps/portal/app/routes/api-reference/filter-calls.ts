import type { ListedCall, ReferenceGroup } from '@gazetteer/site';
import { foldText } from '../../i18n/fold-text.ts';

type GroupOfCalls = ReferenceGroup & { calls: readonly ListedCall[] };

/** The calls whose address, summary or group has every word, by their groups; all of them without words. */
export function filterCalls(groups: readonly GroupOfCalls[], words: string): GroupOfCalls[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean);
  return groups.flatMap((group) => {
    const calls = group.calls.filter(({ path, summary, methods }) => {
      const text = foldText(
        `${path} ${path.replaceAll(/[_/-]/g, ' ')} ${methods.join(' ')} ${summary.text} ${group.title}`,
      );
      return wanted.every((word) => text.includes(word));
    });
    return calls.length > 0 ? [{ ...group, calls }] : [];
  });
}
