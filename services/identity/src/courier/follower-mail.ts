import type { Caller } from '@gazetteer/kernel';
import { isListed } from '../model/administrators/administrator.store.ts';
import { findIdentity } from '../model/identities/identity.store.ts';
import { isIdentityId, type Identity } from '../model/identities/identity.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import { PORTAL_PROJECT } from '../model/projects/project.ts';
import { queuePortalMail } from './queue-message.ts';
import { isMailAddress } from './recipient.ts';
import type { FollowerNews } from './templates/follower-texts.ts';
import { renderNews } from './templates/render-news.ts';

/** The people who follow something at the portal, and the way to them. */
export type Followers = {
  /** Somebody with the rights they have now; undefined for who has no account, or one that is switched off. */
  callerOf(identity: string): Promise<Caller | undefined>;
  /** Whether the address of an account is confirmed. */
  isConfirmed(identity: string): Promise<boolean>;
  /** Queues a mail in the transaction under way. @returns false where there is no confirmed address: nothing is sent then */
  send(news: FollowerNews): Promise<boolean>;
};

/** Opens the way to people who follow something. */
export function followers(context: IdentityContext): Followers {
  const { sql } = context;
  const accountOf = async (id: string) => {
    const identity = isIdentityId(id) ? await findIdentity(sql, PORTAL_PROJECT, id) : undefined;
    return identity?.state === 'active' ? identity : undefined;
  };
  return {
    callerOf: async (id) => {
      if (!(await accountOf(id))) return undefined;
      const administrator = await isListed(sql, PORTAL_PROJECT, id);
      return { kind: 'session', id: `follows-of-${id}`, identity: id, administrator };
    },
    isConfirmed: async (id) => confirmedAddress(await accountOf(id)) !== undefined,
    send: async (news) => {
      const recipient = confirmedAddress(await accountOf(news.identity));
      if (recipient === undefined) return false;
      const envelope = { recipient, template_type: 'follow_news' };
      return (await queuePortalMail(context, envelope, (source) => renderNews(news, source))) !== undefined;
    },
  };
}

/** The address of an account, where the person has proved that it is theirs. */
function confirmedAddress(identity: Identity | undefined): string | undefined {
  const wanted = identity?.traits['email'];
  const proved = identity?.verifiable_addresses.find(
    ({ value, verified, via }) =>
      verified &&
      via === 'email' &&
      typeof wanted === 'string' &&
      value.toLowerCase() === wanted.toLowerCase(),
  );
  return proved && isMailAddress(proved.value) ? proved.value : undefined;
}
