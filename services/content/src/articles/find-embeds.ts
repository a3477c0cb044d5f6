import { isMap } from '@gazetteer/charts';
import { ApplicationError, anonymous } from '@gazetteer/kernel';
import type { ChartEmbed, DatasetEmbed, Embeds, FoundEmbeds, Picture } from '@gazetteer/markdown';
import { findAllMedia } from '../media/media.store.ts';
import { chartInLanguage } from '../model/chart-texts.ts';
import type { ContentContext } from '../model/content-context.ts';
import type { Language } from '../model/languages.ts';
import { pictureOf } from '../model/picture.ts';
import { putTogether } from '../model/visualisation.ts';
import { findByHandle } from '../visualisations/find-visualisation.ts';

type Sources = Pick<ContentContext, 'sql' | 'pictures' | 'datasets' | 'authorizer'>;

/** The widths that charts in texts are drawn in: for pages, and for phones, where letters would be too small. */
const PAGE_WIDTH = 720;
const PHONE_WIDTH = 360;

/**
 * Looks up what some texts show, as everybody may see it: what is private is as if it were not there, whoever wrote
 * about it.
 */
export async function findEmbeds(
  sources: Sources,
  { charts, datasets, media }: FoundEmbeds,
  language: Language,
): Promise<Embeds> {
  const found = new Map<string, ChartEmbed>();
  for (const visId of charts) {
    const chart = await findChart(sources, visId, language);
    if (chart) found.set(visId, chart);
  }
  return {
    charts: found,
    datasets: await findDatasets(sources, datasets, language),
    media: await findPictures(sources, media, language),
  };
}

async function findChart(sources: Sources, visId: string, locale: Language): Promise<ChartEmbed | undefined> {
  const saved = await findByHandle(sources, anonymous, visId);
  if (!saved) return undefined;
  const chart = chartInLanguage(saved, locale);
  const draw = (width: number) =>
    sources.pictures.svg(anonymous, chart, {
      theme: 'light',
      locale,
      width,
      bare: true,
    });
  try {
    const { drawing, facts } = await draw(PAGE_WIDTH);
    const { drawing: forPhone } = await draw(PHONE_WIDTH);
    return {
      title: chart.title,
      subtitle: drawing.description.subtitle ?? null,
      notes: chart.notes,
      caption: drawing.description.caption ?? null,
      alt: drawing.description.alt,
      isMap: isMap(putTogether(chart).mark),
      drawn: { width: drawing.width, height: drawing.height },
      drawnForPhone: { width: forPhone.width, height: forPhone.height },
      datasets: facts.datasets.map(({ title, url }) => ({ title, url })),
    };
  } catch (error) {
    // Its table is private or gone, or cannot be counted just now: the words around it are there all the same.
    if (error instanceof ApplicationError) return undefined;
    throw error;
  }
}

async function findDatasets(
  { datasets }: Sources,
  names: readonly string[],
  language: Language,
): Promise<Map<string, DatasetEmbed>> {
  return names.length === 0 ? new Map() : datasets.findPublic(names, language);
}

async function findPictures(
  { sql }: Sources,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, Picture>> {
  const found = await findAllMedia(sql, ids);
  return new Map(found.map((media) => [media.id, pictureOf(media, language)]));
}
