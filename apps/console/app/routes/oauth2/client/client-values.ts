import type { OAuth2Client } from '@gazetteer/client/ory';
import { type GrantType, allGrantTypes } from '../../../client-form/grant-types.ts';
import { linesOf } from '../../../client-form/lines-of.ts';

const textFields = ['client_name', 'client_uri', 'logo_uri', 'policy_uri', 'tos_uri', 'jwks_uri'] as const;
const listFields = [
  'redirect_uris',
  'post_logout_redirect_uris',
  'allowed_cors_origins',
  'audience',
  'contacts',
] as const;
const choiceFields = ['token_endpoint_auth_method', 'access_token_strategy'] as const;
const switchFields = ['skip_consent', 'skip_logout_consent'] as const;

/** What the form of a client holds; lists stand one a line, and of the scopes one space apart. */
export type ClientValues = Record<
  (typeof textFields | typeof listFields | typeof choiceFields)[number] | 'scope',
  string
> &
  Record<(typeof switchFields)[number], boolean> & { grant_types: GrantType[] };

/** What the form shows of a client. */
export function valuesOfClient(client: OAuth2Client): ClientValues {
  return valuesBy({
    text: (name) => client[name] ?? '',
    list: (name) => client[name] ?? [],
    isOn: (name) => client[name] === true,
    scope: client.scope ?? '',
    grants: client.grant_types ?? [],
  });
}

/** What somebody has sent by the form. */
export function valuesOfForm(form: URLSearchParams): ClientValues {
  const sent = form.getAll('grant_types');
  return valuesBy({
    text: (name) => (form.get(name) ?? '').trim(),
    list: (name) => linesOf(form.get(name)),
    isOn: (name) => form.has(name),
    scope: form.get('scope') ?? '',
    grants: allGrantTypes.filter((grant) => sent.includes(grant)),
  });
}

interface Source {
  text(name: (typeof textFields | typeof choiceFields)[number]): string;
  list(name: (typeof listFields)[number]): string[];
  isOn(name: (typeof switchFields)[number]): boolean;
  scope: string;
  grants: readonly GrantType[];
}

function valuesBy({ text, list, isOn, scope, grants }: Source): ClientValues {
  return Object.fromEntries([
    ...[...textFields, ...choiceFields].map((name) => [name, text(name)]),
    ...listFields.map((name) => [name, list(name).join('\n')]),
    ...switchFields.map((name) => [name, isOn(name)]),
    ['scope', linesOf(scope).join(' ')],
    ['grant_types', allGrantTypes.filter((grant) => grants.includes(grant))],
  ]) as ClientValues;
}

interface PatchStep {
  op: 'replace';
  path: string;
  value: unknown;
}

/** The JSON patch (RFC 6902) that makes of a client what was sent: a step for each field that differs. */
export function clientPatch(before: OAuth2Client, sent: ClientValues): PatchStep[] {
  const shown = valuesOfClient(before);
  const differs = (name: keyof ClientValues) => String(shown[name]) !== String(sent[name]);
  const replace = (name: string, value: unknown): PatchStep => ({ op: 'replace', path: `/${name}`, value });
  return [
    // An empty text takes a field away.
    ...[...textFields, ...choiceFields, 'scope' as const]
      .filter(differs)
      .map((name) => replace(name, sent[name] === '' ? null : sent[name])),
    ...listFields.filter(differs).map((name) => replace(name, linesOf(sent[name]))),
    ...switchFields.filter(differs).map((name) => replace(name, sent[name])),
    ...(differs('grant_types')
      ? [
          replace('grant_types', sent.grant_types),
          replace('response_types', responseTypesFor(before, sent.grant_types)),
        ]
      : []),
  ];
}

/** The response types that still have their grants; null where none has, so that the service decides. */
function responseTypesFor({ response_types = [] }: OAuth2Client, grants: readonly GrantType[]) {
  const kept = response_types.filter((type) => {
    const parts = type.split(' ');
    const needsCode = parts.includes('code');
    const needsImplicit = parts.some((part) => part !== 'code');
    return (
      (!needsCode || grants.includes('authorization_code')) && (!needsImplicit || grants.includes('implicit'))
    );
  });
  return kept.length > 0 ? kept : null;
}
