import { nameOf } from '@gazetteer/site';

/** What an account is called in lists: its name or address, else its id. */
export function identityName(identity: {
  id: string;
  schema_id: string;
  traits: Readonly<Record<string, unknown>>;
}) {
  return nameOf(identity) || identity.id;
}
