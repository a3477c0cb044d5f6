import { type ChartSpec, readChoice, type ReaderChoice, writeChoice } from '@gazetteer/charts';
import { type ActionResult, isRequestError } from '@gazetteer/client';
import type { SiteContext } from '@gazetteer/site/server';
import { redirect } from 'react-router';

type Told = ActionResult<'chart_choices'>;

/** What readers may choose of a chart, and what this one has chosen. */
export interface ReaderChoices extends Pick<Told, 'time' | 'categories'> {
  chosen: ReaderChoice;
  /** The address asks for something that the chart does not have: it is shown as it was published. */
  isRefused: boolean;
}

export interface LoadedChoices {
  spec: ChartSpec;
  choices: ReaderChoices | null;
  choice: string;
}

/**
 * The chart as the address chooses it.
 * @throws the redirect to the one short form of a choice
 */
export async function loadChoices(
  { client }: Pick<SiteContext, 'client'>,
  published: ChartSpec,
  url: URL,
): Promise<LoadedChoices> {
  const choice = readChoice(url.searchParams);
  const ask = (asked: ReaderChoice) => client.action('chart_choices', { spec: published, choice: asked });
  const answer = await orProblem(ask(choice ?? {}));
  const isRefused = choice !== undefined && 'error' in answer && isAboutChoice(answer.error);
  const told = isRefused ? await orProblem(ask({})) : answer;
  // Why there are no figures is told where they are asked for.
  if ('error' in told) return { spec: published, choices: null, choice: '' };
  const { time, categories, chosen, filters, channels } = told;
  const short = writeChoice(chosen);
  if (choice && !isRefused && writeChoice(choice) !== short) throw redirect(shortAddress(url, short));
  return {
    spec: short ? { ...published, filters, channels } : published,
    choices: { time, categories, chosen, isRefused },
    choice: short,
  };
}

function shortAddress({ pathname, searchParams }: URL, choice: string): string {
  const others = [...searchParams].filter(([name]) => name === 'vis_id' || name === 'figures');
  return `${pathname}?${new URLSearchParams(others)}${choice && `&${choice}`}`;
}

function isAboutChoice(error: unknown): boolean {
  if (!isRequestError(error)) return false;
  const names = Object.keys(error.fields ?? {});
  return (
    String(error.info?.['code']).startsWith('choice_') || names.some((name) => name.startsWith('choice'))
  );
}

async function orProblem(told: Promise<Told>): Promise<Told | { error: unknown }> {
  try {
    return await told;
  } catch (error) {
    return { error };
  }
}
