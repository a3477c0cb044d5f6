import type { Clock, Log, Secrets, Sql } from '@gazetteer/kernel';
import type { FollowTables } from './follow-tables.ts';
import type {
  CallPort,
  ChangePort,
  MailPort,
  QuestionPort,
  ReaderPort,
  TablePort,
  TeamPort,
} from './ports.ts';

/** What the service works with. */
export type FollowContext = {
  sql: Sql<FollowTables>;
  clock: Clock;
  log: Pick<Log, 'error' | 'warn'>;
  secrets: Pick<Secrets, 'digest' | 'matches'>;
  call: CallPort;
  changes: ChangePort;
  tables: TablePort;
  questions: QuestionPort;
  readers: ReaderPort;
  teams: TeamPort;
  mail: MailPort;
  /** Where visitors find this installation, without a slash at the end. */
  publicUrl: string;
  /** The conditions of every search for datasets that visitors find. */
  listedOnly: readonly string[];
  siteName: () => Promise<Record<'en' | 'fr', string>>;
  /** How figures are grouped: as the language has it, or in lakhs. */
  digitGrouping: 'locale' | 'indian';
};
