import type { Caller, Clock, Sql } from '@gazetteer/kernel';
import type { FormTokens } from '../feedback/form-tokens.ts';
import type { Language } from '../model/languages.ts';
import type { AccountPort } from '../model/ports.ts';
import type { QuestionTables } from '../model/question-tables.ts';

/** A dataset that questions are about. */
export type AskedDataset = { id: string; name: string; title: string };

/** What questions need of whoever publishes datasets; implemented where the process is composed. */
export type DatasetAccess = {
  /** The dataset of this id or name, with its title in a language if it has one; undefined where the caller may not read it. */
  readable(caller: Caller, idOrName: string, language?: string): Promise<AskedDataset | undefined>;
  /** Those of the datasets with these ids that the caller edits, by id. */
  editable(caller: Caller, ids: readonly string[]): Promise<ReadonlyMap<string, AskedDataset>>;
  /** Those of these ids that a dataset has. */
  existing(ids: readonly string[]): Promise<ReadonlySet<string>>;
};

/** What who asked is told: that the answer is published, the answer itself, or why there is none. */
export type AskerMessage = {
  email: string;
  name: string;
  language: Language;
  outcome: 'published' | 'answered' | 'declined';
  dataset: { title: string; url: string };
  /** As it was asked. */
  question: string;
  /** The answer, or the reason why there is none. */
  text: string;
  /** Where the answer can be read by everybody who reads the dataset; null where it is not published. */
  url: string | null;
};

/** The way to who asked; implemented where the process is composed. */
export type AskerMail = {
  /** Has a mail sent once the transaction under way is committed. */
  tell(message: AskerMessage): Promise<void>;
};

/** What questions about datasets are taken and answered with. */
export type QuestionContext = {
  sql: Sql<QuestionTables>;
  clock: Clock;
  access: DatasetAccess;
  accounts: Pick<AccountPort, 'emailOf' | 'makersOf'>;
  askers: AskerMail;
  forms: Pick<FormTokens, 'senderOf'>;
  /** Where visitors find this installation, without a slash at the end. */
  publicUrl: string;
  /** Whether many questions at a time are refused or set aside; off for measuring. */
  isLimited: boolean;
};
