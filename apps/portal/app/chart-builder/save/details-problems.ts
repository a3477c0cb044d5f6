import type { ChartDetails } from './chart-details.ts';

/** How long the texts of a chart may be, in characters. */
export const longest = { title: 300, notes: 2000 } as const;

/** What can be wrong with a text; each has its words at `visualise.save`. */
type TextProblem = 'titleMissing' | 'titleLong' | 'notesLong';

/** The text whose limit a problem tells. */
export const longestOf = { titleMissing: 'title', titleLong: 'title', notesLong: 'notes' } as const;

type Problems = Record<'title' | 'notes' | 'translatedTitle' | 'translatedNotes', TextProblem | undefined>;

/** What is wrong with what is said of a chart, by field. */
export function problemsOf({ title, notes, translation }: ChartDetails): Problems {
  return {
    title: title.trim() === '' ? 'titleMissing' : titleProblem(title),
    notes: notesProblem(notes),
    translatedTitle: titleProblem(translation?.title ?? ''),
    translatedNotes: notesProblem(translation?.notes ?? ''),
  };
}

/** The same without the space around texts. */
export function trimmed({ title, notes, translation, ...rest }: ChartDetails): ChartDetails {
  return {
    ...rest,
    title: title.trim(),
    notes: notes.trim(),
    translation: translation && {
      ...translation,
      title: translation.title.trim(),
      notes: translation.notes.trim(),
    },
  };
}

function titleProblem(text: string): TextProblem | undefined {
  return text.trim().length > longest.title ? 'titleLong' : undefined;
}

function notesProblem(text: string): TextProblem | undefined {
  return text.trim().length > longest.notes ? 'notesLong' : undefined;
}
