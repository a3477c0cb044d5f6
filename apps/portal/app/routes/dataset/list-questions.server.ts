import type { SiteContext } from '@gazetteer/site/server';

/** A question about a dataset as readers see it. */
export interface AnsweredQuestion {
  id: string;
  question: string;
  /** What it is written in, and its answer. */
  language: string;
  answer_language: string;
  answer_html: string;
  /** Who asked, where they want to be named. */
  name: string | null;
  asked_at: string;
  answered_at: string | null;
  edited_at: string | null;
}

export interface Questions {
  questions: readonly AnsweredQuestion[];
  /** How many there are on all pages. */
  count: number;
  page: number;
  last: number;
}

const pageSize = 5;
const furthestPage = 10_000;
const none: Questions = { questions: [], count: 0, page: 1, last: 1 };

type Portal = Pick<SiteContext, 'fetch' | 'publicUrl'>;

/**
 * The published questions about a dataset: the page that the address asks for, or the one with the question that it names;
 * none where they cannot be had, because the page is about the data.
 */
export async function listQuestions(
  { fetch, publicUrl }: Portal,
  dataset: string,
  query: URLSearchParams,
): Promise<Questions> {
  const [page, around] = [readPage(query.get('questions')), query.get('question') ?? ''];
  const asked = new URLSearchParams({
    dataset,
    limit: `${pageSize}`,
    offset: `${(page - 1) * pageSize}`,
    ...(/^[\w-]{1,64}$/.test(around) ? { around } : {}),
  });
  try {
    const answer = await fetch(`${publicUrl}/api/content/questions?${asked}`, {});
    if (!answer.ok) return none;
    const { data, meta } = (await answer.json()) as {
      data: AnsweredQuestion[];
      meta: { total_count: number; offset: number };
    };
    return {
      questions: data,
      count: meta.total_count,
      page: Math.floor(meta.offset / pageSize) + 1,
      last: Math.max(1, Math.ceil(meta.total_count / pageSize)),
    };
  } catch {
    return none;
  }
}

function readPage(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= furthestPage ? page : 1;
}
