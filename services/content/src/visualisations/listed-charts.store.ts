import { type RawBuilder, type SqlBool, sql as rawSql } from 'kysely';
import type { VisitorCharts } from '../model/ports.ts';

/**
 * Which public charts stand where charts are listed: with their dataset, in galleries, in a search. Those of the team
 * always do. A chart is approved as it was looked at; whoever changes what it shows has to wait for another look.
 */
export function isListed(visitorCharts: VisitorCharts): RawBuilder<SqlBool> {
  switch (visitorCharts) {
    case 'all':
      return rawSql`1 = 1`;
    case 'approved':
      return isApproved;
    case 'none':
      return rawSql`by_team = 1`;
  }
}

/** Charts that need no look, or had one. */
export const isApproved = rawSql<SqlBool>`(by_team = 1 or approved_digest = digest)`;

/** Charts that nobody of the team has looked at as they are now. */
export const isUnseen = rawSql<SqlBool>`(by_team = 0 and approved_digest is distinct from digest)`;
