import type { Invitation } from '@gazetteer/identity';

/** An invitation in plain words: the link itself first, then what to do with it. */
export function describeInvitation(
  email: string,
  { link, expires_at, created }: Invitation,
): [link: string, ...words: string[]] {
  const account = created ? `A new account of ${email}` : `The account of ${email}`;
  const until = `${expires_at.slice(0, 16).replace('T', ' ')} UTC`;
  return [
    link,
    `${account} administers this installation.`,
    `The link below lets its owner in once, until ${until}, to choose how they sign in from then on.`,
    'Hand it to them and to nobody else: it is shown only here.',
  ];
}
