import type { BuilderStart } from './builder-start.ts';
import { type BuilderState, emptyState, reduceBuilder } from './builder-state.ts';
import { captionOf } from './caption-of.ts';

/** The builder as it opens: with a saved chart, with a table and the best chart of it, or with nothing. */
export function openState({ opened, first, edited, mark }: BuilderStart): BuilderState {
  if (edited) return reduceBuilder(emptyState, { type: 'open', spec: edited.spec });
  if (!opened) return emptyState;
  const { source, fields } = opened;
  const blank = { version: 1, source, mark: mark ?? 'bar', channels: {} } as const;
  const state = reduceBuilder(emptyState, { type: 'open', spec: blank });
  return reduceBuilder(state, {
    type: 'load-fields',
    source,
    fields,
    first,
    caption: captionOf(opened),
  });
}
