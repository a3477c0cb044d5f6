import { Type } from 'typebox';
import type { ClientAnswer } from '../clients/client.contract.ts';

/** A program as its name and addresses tell people of it. */
export const ShownClientSchema = Type.Object({
  client_id: Type.String(),
  client_name: Type.String({ description: 'Its name; its id where it has none' }),
  site: Type.Union([Type.String(), Type.Null()], {
    description: 'The host to which the browser goes back; null for a program on a device',
  }),
  client_uri: Type.Optional(Type.String()),
  logo_uri: Type.Optional(Type.String()),
  policy_uri: Type.Optional(Type.String()),
  tos_uri: Type.Optional(Type.String()),
});

type ShownClient = {
  client_id: string;
  client_name: string;
  site: string | null;
  client_uri?: string;
  logo_uri?: string;
  policy_uri?: string;
  tos_uri?: string;
};

/** A program as it is registered, as far as people are told of it. */
type NamedClient = Partial<
  Pick<
    ClientAnswer,
    'client_id' | 'client_name' | 'redirect_uris' | 'client_uri' | 'logo_uri' | 'policy_uri' | 'tos_uri'
  >
>;

const links = ['client_uri', 'logo_uri', 'policy_uri', 'tos_uri'] as const;

/**
 * What a page shows of a program. A name can be chosen to mislead; the site cannot, because it is where the answer goes.
 * @param requestUrl the authorization request, whose `redirect_uri` is one of the program's
 */
export function showClient(client: NamedClient = {}, requestUrl?: string): ShownClient {
  const { client_id: id = '', client_name: name = '' } = client;
  const shown: ShownClient = {
    client_id: id,
    client_name: name.trim() || id,
    site: siteOf(client, requestUrl),
  };
  for (const name of links) {
    const address = webAddress(client[name]);
    if (address) shown[name] = address.href;
  }
  return shown;
}

function siteOf({ redirect_uris: known = [] }: NamedClient, requestUrl = ''): string | null {
  const asked = URL.parse(requestUrl)?.searchParams.get('redirect_uri') ?? '';
  return webAddress(known.includes(asked) ? asked : known[0])?.host ?? null;
}

/** An address that a page may link to: no scheme that runs or opens anything but a page. */
function webAddress(value = ''): URL | undefined {
  const url = URL.parse(value);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : undefined;
}
