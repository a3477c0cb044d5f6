import type { DigitGrouping } from '@gazetteer/charts';
import { createClient } from '@gazetteer/client';
import type { Datastore } from '@gazetteer/datastore';
import { anonymous, type HttpServer } from '@gazetteer/kernel';
import type { FastifyRequest } from 'fastify';
import { fetchInProcess } from '../call-in-process.ts';
import { pictureDrawer } from './draw-picture.ts';
import type { Portal } from './portal.ts';

type Options = {
  charts: Pick<Datastore['charts'], 'draw'>;
  largestTables: Datastore['largestTables'];
  publicUrl: string;
  listedOnly: Portal['listedOnly'];
  /** What the portal is called at this moment. */
  siteName(language: 'en' | 'fr'): Promise<string>;
  digitGrouping: DigitGrouping;
};

/** The key or token that a request brings. */
export function credentialOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return headers.authorization ?? headers['x-ckan-api-key']?.toString();
}

/**
 * The portal for whoever sends a request: its own routes, called without a network with the key or token of the request.
 * Sessions stay behind, so that no page makes that of a browser answer here.
 */
export function portalOf(
  server: HttpServer,
  { charts, largestTables, publicUrl, listedOnly, siteName, digitGrouping }: Options,
): (request: FastifyRequest, language: 'en' | 'fr') => Promise<Portal> {
  const drawPicture = pictureDrawer(charts);
  return async (request, locale) => {
    const { ip, caller, signal } = request;
    const authorization = credentialOf(request);
    const inProcess = fetchInProcess(server, { authorization, address: ip });
    const fetch: Portal['fetch'] = (address, init) => inProcess(address, { ...init, signal });
    const name = await siteName(locale);
    return {
      action: createClient({ baseUrl: publicUrl, language: locale, fetch }).action,
      fetch,
      draw: (spec, { license, address }) =>
        drawPicture(authorization === undefined ? anonymous : caller, spec, {
          locale,
          digitGrouping,
          site: name,
          license,
          address,
        }),
      largestTables,
      publicUrl,
      listedOnly,
      name,
      language: locale,
    };
  };
}
