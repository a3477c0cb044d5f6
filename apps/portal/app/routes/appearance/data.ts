import type { Dataset } from '@gazetteer/client';
import { plainText } from '@gazetteer/markdown/plain-text';
import { servicesOf, siteContext } from '@gazetteer/site/server';
import { createFigures } from '@gazetteer/ui';
import { datasetPath } from '../../datasets/dataset-facts.ts';
import { findDataset, tableSummaries } from '../../datasets/find-dataset.server.ts';
import { previewOfDataset } from '../../datasets/find-preview.server.ts';
import { leadBelow } from '../../datasets/lead-below.ts';
import { rowFacts } from '../../datasets/row-facts.ts';
import { rowMarks } from '../../datasets/row-marks.server.ts';
import { withRowNotes } from '../../datasets/row-notes.server.ts';
import { translator } from '../../i18n/i18n.server.ts';
import type { Route } from './+types/data';

/**
 * How visitors see a dataset in lists, on its page and where it is shared, as JSON in the language of the request. Whoever
 * sees a draft is answered as if it became public now; the desk shows it before that is done.
 * @throws the answers of `findDataset`
 */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const services = servicesOf(siteContext(context), request);
  const { client, site, locale, publicUrl } = services;
  const dataset = asPublished(await findDataset(services, params.dataset));
  const [row = dataset] = withRowNotes([dataset]);
  const written = rowMarks([dataset], services)[dataset.id];
  const { updated, ...facts } = rowFacts(row, translator(locale), createFigures(locale, site.digitGrouping));
  const preview = await previewOfDataset(services, dataset, await tableSummaries(client, dataset));
  const { title, organization } = dataset;
  const publisher = dataset.source_name || organization?.title || organization?.name;
  const look = new URLSearchParams({ lang: locale, grouping: site.digitGrouping });
  const pictureOf = (kind: 'svg' | 'png', more: object = {}) =>
    preview &&
    `/preview/${encodeURIComponent(preview.resourceId)}.${kind}?${new URLSearchParams({ ...Object.fromEntries(look), ...more })}`;
  return Response.json(
    {
      card: {
        ...facts,
        title: row.title,
        titleLanguage: written?.title?.lang,
        notes: row.notes,
        notesLanguage: written?.notes?.lang,
        meta: [(written?.title ?? written?.notes)?.mark, publisher, dataset.license_title, updated]
          .filter(Boolean)
          .join('\u00a0· '),
      },
      chart: preview && {
        title: preview.title,
        subtitle: preview.subtitle,
        alt: preview.alt,
        table: preview.resource,
        ...preview.drawn,
        light: pictureOf('svg', { theme: 'light', bare: 'true', width: preview.drawn.width }),
        dark: pictureOf('svg', { theme: 'dark', bare: 'true', width: preview.drawn.width }),
      },
      share: {
        title,
        description: plainText(leadBelow(title, dataset.notes ?? ''), 160) || title,
        address: publicUrl.replace(/^https?:\/\//, '') + datasetPath(dataset),
        picture: pictureOf('png'),
      },
    },
    { headers: { 'cache-control': 'private, no-store' } },
  );
}

/** Publishing is a change, of which lists name the day. */
function asPublished(dataset: Dataset): Dataset {
  const isPublic = dataset.state === 'active' && !dataset.private;
  return isPublic ? dataset : { ...dataset, metadata_modified: new Date().toISOString().slice(0, 19) };
}
