import type { Caller } from '@gazetteer/kernel';
import type { FollowContext } from '../model/follow-context.ts';
import type { Subject } from '../model/subject.ts';
import type { Look } from './look.ts';
import { type DatasetSeen, lookAtDataset } from './look-at-dataset.ts';
import { lookAtOrganization, type OrganizationSeen } from './look-at-organization.ts';
import { lookAtSearch, type SearchSeen } from './look-at-search.ts';
import { lookAtValue, type ValueSeen } from './look-at-value.ts';

type Looking = Pick<FollowContext, 'call' | 'tables' | 'questions' | 'clock' | 'listedOnly'>;

/**
 * Looks at something that somebody follows, with the rights they have at this moment.
 * @param seen what the last look remembered; undefined at the first look, which tells nothing
 * @throws not_found, access_denied for what they may not see
 */
export function lookAt(
  context: Looking,
  caller: Caller,
  subject: Subject,
  seen: unknown,
): Promise<Look<unknown>> {
  switch (subject.kind) {
    case 'dataset':
      return lookAtDataset(context, caller, subject.id, seen as DatasetSeen | undefined);
    case 'organization':
      return lookAtOrganization(context, caller, subject.id, seen as OrganizationSeen | undefined);
    case 'search':
      return lookAtSearch(context, caller, subject, seen as SearchSeen | undefined);
    case 'value':
      return lookAtValue(context, caller, subject, seen as ValueSeen | undefined);
  }
}
