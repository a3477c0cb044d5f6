import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { openToOtherOrigins } from '@gazetteer/actions';
import type { Catalogue } from '../catalogue.ts';
import { sendDocument } from '../http/answer-document.ts';
import { writeSecurityText } from './security-text.ts';
import { rdfFormats } from '../metadata/rdf/rdf-formats.ts';

/** Where the metadata of a CSV file is, as CSV on the Web has sites say it. */
const CSV_METADATA = ['{+url}-metadata.json', 'csv-metadata.json', ''].join('\n');

/**
 * What programs look for at addresses that are the same everywhere: our interfaces, the metadata of CSV files, and whom to
 * tell about a fault in our security.
 */
export function wellKnownRoutes({ publicUrl, site, clock }: Catalogue): FastifyPluginAsyncTypebox {
  const schema = { hide: true };
  const body = JSON.stringify(apiCatalog(publicUrl), null, 2);
  const mediaType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
  return async (server) => {
    openToOtherOrigins(server);
    server.get('/.well-known/api-catalog', { schema }, async (request, reply) => {
      const links = [`<${publicUrl}/.well-known/api-catalog>; rel="api-catalog"`];
      return sendDocument(request, reply, { mediaType, body, links });
    });
    server.get('/.well-known/csvm', { schema }, async (request, reply) =>
      sendDocument(request, reply, { mediaType: 'text/plain', body: CSV_METADATA }),
    );
    const { email } = site.contact;
    if (!email) return;
    server.get('/.well-known/security.txt', { schema }, async (request, reply) => {
      const body = writeSecurityText({ publicUrl, email }, clock());
      return sendDocument(request, reply, { mediaType: 'text/plain', body });
    });
  };
}

/** The interfaces of this installation as a linkset (RFC 9264), which RFC 9727 asks for. */
function apiCatalog(publicUrl: string) {
  const described = {
    'service-desc': [{ href: `${publicUrl}/api/openapi.json`, type: 'application/vnd.oai.openapi+json' }],
    'service-doc': [{ href: `${publicUrl}/api/docs`, type: 'text/html' }],
    status: [{ href: `${publicUrl}/health/ready`, type: 'application/json' }],
  };
  const catalogs = Object.entries(rdfFormats).map(([ending, { mediaType }]) => ({
    href: `${publicUrl}/catalog.${ending}`,
    type: mediaType,
  }));
  return {
    linkset: [
      {
        anchor: `${publicUrl}/.well-known/api-catalog`,
        item: ['/api/3/action', '/graphql', '/mcp'].map((path) => ({ href: publicUrl + path })),
      },
      { anchor: `${publicUrl}/api/3/action`, ...described, 'service-meta': catalogs },
      { anchor: `${publicUrl}/graphql`, ...described },
      { anchor: `${publicUrl}/mcp`, ...described },
    ],
  };
}
