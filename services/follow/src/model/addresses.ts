import type { FollowContext } from './follow-context.ts';
import type { FollowRow } from './follow-tables.ts';

type Signing = Pick<FollowContext, 'secrets' | 'publicUrl'>;

/** The token with which a follow is ended by whoever has its mail: the mail is the proof. */
function endToken({ secrets }: Pick<Signing, 'secrets'>, id: string): string {
  return secrets.digest(endText(id));
}

export function isEndToken({ secrets }: Pick<Signing, 'secrets'>, id: string, token: string): boolean {
  return secrets.matches(endText(id), token);
}

/** The page with the button that ends a follow. */
export function endPage(signing: Signing, id: string): string {
  return `${signing.publicUrl}/follow/end/${id}/${endToken(signing, id)}`;
}

/** Where a mail program ends a follow by POST, as RFC 8058 has it. */
export function endAddress(signing: Signing, id: string): string {
  return `${signing.publicUrl}/follow-ends/${id}/${endToken(signing, id)}`;
}

/** What mails of several follows are ended by: all mails to somebody, not what they follow. */
export function silenceAddress({ secrets, publicUrl }: Signing, identity: string): string {
  return `${publicUrl}/follow-mails/${identity}/${secrets.digest(silenceText(identity))}`;
}

export function isSilenceToken(
  { secrets }: Pick<Signing, 'secrets'>,
  identity: string,
  token: string,
): boolean {
  return secrets.matches(silenceText(identity), token);
}

/** The feed of a follow: whoever knows the address may read it, until it is given another. */
export function feedAddress(
  { secrets, publicUrl }: Signing,
  follow: Pick<FollowRow, 'id' | 'feed_serial'>,
): string {
  return `${publicUrl}/feeds/follow/${follow.id}/${secrets.digest(feedText(follow))}.atom`;
}

export function isFeedToken(
  { secrets }: Pick<Signing, 'secrets'>,
  follow: Pick<FollowRow, 'id' | 'feed_serial'>,
  token: string,
): boolean {
  return secrets.matches(feedText(follow), token);
}

const endText = (id: string) => `follow end ${id}`;
const silenceText = (identity: string) => `follow silence ${identity}`;
const feedText = ({ id, feed_serial }: Pick<FollowRow, 'id' | 'feed_serial'>) =>
  `follow feed ${id} ${feed_serial}`;
