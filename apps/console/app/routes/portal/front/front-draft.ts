/** What an editor is choosing for the front page, before it is saved. */
export interface FrontDraft {
  hero: ChosenItem[];
  tiles: ChosenItem[];
  datasets: ChosenItem[];
  stories: ChosenItem[];
  sections: { name: SectionName; shown: boolean }[];
}

export type ItemKind = 'chart' | 'table' | 'dataset' | 'article';

/** Something that is chosen. */
export interface ChosenItem {
  kind: ItemKind;
  id: string;
  /** Empty for what is not there any more. */
  title: string;
  /** Whether readers see it. */
  shown: boolean;
}

export const sectionNames = ['tiles', 'visualise', 'featured', 'datasets', 'news', 'why', 'connect'] as const;
export type SectionName = (typeof sectionNames)[number];

/** The lists that things are chosen for, with what can stand in each and how many. */
export const lists = {
  hero: { kinds: ['chart'], most: 1 },
  tiles: { kinds: ['chart', 'table'], most: 12 },
  datasets: { kinds: ['dataset'], most: 8 },
  stories: { kinds: ['article'], most: 6 },
} as const satisfies Record<string, { kinds: readonly ItemKind[]; most: number }>;
export type ListName = keyof typeof lists;
export const listNames = Object.keys(lists) as ListName[];

/** The draft after a change, which buttons send as text, such as `up tiles 2`; the same where that makes no sense. */
export function changeDraft(draft: FrontDraft, change: string): FrontDraft {
  const [act, name = '', at] = change.split(' ');
  const index = Number(at);
  if (name === 'sections') {
    const { sections } = draft;
    if (act === 'toggle')
      return {
        ...draft,
        sections: sections.map((one, place) => (place === index ? { ...one, shown: !one.shown } : one)),
      };
    return { ...draft, sections: moved(sections, index, act === 'up' ? -1 : 1) };
  }
  const list = listNames.find((one) => one === name);
  if (!list) return draft;
  const items = draft[list];
  const changed =
    act === 'remove'
      ? items.filter((_item, place) => place !== index)
      : moved(items, index, act === 'up' ? -1 : 1);
  return { ...draft, [list]: changed };
}

/** The draft with something more; what is there already, or what there is no room for, changes nothing. */
export function addItem(draft: FrontDraft, list: ListName, item: ChosenItem): FrontDraft {
  const items = draft[list];
  if (list === 'hero') return { ...draft, hero: [item] };
  const isThere = items.some(({ kind, id }) => kind === item.kind && id === item.id);
  if (isThere || items.length >= lists[list].most) return draft;
  return { ...draft, [list]: [...items, item] };
}

/** What the service is told to save. */
export function bodyOf(draft: FrontDraft, revision: number) {
  const ids = (items: readonly ChosenItem[]) => items.map(({ id }) => id);
  return {
    revision,
    hero: draft.hero[0]?.id ?? null,
    tiles: draft.tiles.map(({ kind, id }) => ({ kind, id })),
    datasets: ids(draft.datasets),
    stories: ids(draft.stories),
    sections: draft.sections,
  };
}

function moved<Item>(items: readonly Item[], from: number, by: -1 | 1): Item[] {
  const to = from + by;
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, item);
}
