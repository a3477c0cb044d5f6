/** A picture of the library. */
import type { Language } from '@gazetteer/site';
export interface MediaRecord {
  id: string;
  file_name: string;
  /** What it shows, in words; one of them is there. */
  alt: Record<Language, string | null>;
  picture: { src: string };
}

/** The Markdown that shows a picture: its words in the language of the text, else in the other. */
export function pictureMarkdown({ id, alt }: Pick<MediaRecord, 'id' | 'alt'>, language: Language): string {
  const words = alt[language] ?? alt.en ?? alt.fr ?? '';
  return `![${words.replaceAll(/\s+/g, ' ').replaceAll(/[\\[\]]/g, String.raw`\$&`)}](/media/${id})`;
}

/** Why a picture was not added; each has its text at `content.picture.problem`. */
export interface UploadProblem {
  state: 'problem';
  problem: 'wordless' | 'session' | 'tooLarge' | 'invalid' | 'network' | 'failed';
  /** What the service says is wrong with it. */
  message?: string | undefined;
}

export type UploadOutcome = { state: 'added'; picture: MediaRecord } | UploadProblem;

const problems: Record<number, UploadProblem['problem']> = {
  0: 'network',
  400: 'invalid',
  401: 'session',
  413: 'tooLarge',
  415: 'invalid',
};

type Answer = { data?: MediaRecord; errors?: { extensions?: { fields?: Record<string, string[]> } }[] };

/**
 * Sends a picture to the library. Never throws: each outcome is an {@link UploadOutcome}.
 * @param onProgress learns which share of it has been sent; of the ways to send, only the old one tells
 */
export function uploadPicture(
  file: File,
  alt: Record<Language, string>,
  onProgress: (share: number) => void,
): Promise<UploadOutcome> {
  const form = new FormData();
  // The service reads the words before the file, which it takes as it comes.
  for (const [language, words] of Object.entries(alt)) if (words) form.set(`alt_${language}`, words);
  form.set('file', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/content/media');
    request.setRequestHeader('accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('loadend', () => resolve(readOutcome(request.status, request.responseText)));
    request.send(form);
  });
}

/** What the answer to an upload means. @param status 0 where none came */
export function readOutcome(status: number, text: string): UploadOutcome {
  const { data, errors } = parse(text);
  if (status >= 200 && status < 300 && data) return { state: 'added', picture: data };
  const message = Object.values(errors?.[0]?.extensions?.fields ?? {})
    .flat()
    .join(' ');
  return { state: 'problem', problem: problems[status] ?? 'failed', message: message || undefined };
}

function parse(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}
