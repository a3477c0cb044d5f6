import type { bodyOf } from './front-draft.ts';

/** Where an editor sees the home page as visitors would with this choice; nothing is saved by it. */
export function previewAddress({ hero, tiles, datasets, stories, sections }: Choice): string {
  const choice = JSON.stringify({ hero, tiles, datasets, stories, sections });
  return `/?${new URLSearchParams({ choice })}`;
}

/** What is chosen, as the content service knows it. */
export type Choice = Omit<ReturnType<typeof bodyOf>, 'revision'>;
