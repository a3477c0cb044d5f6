import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { loadNamespaces } from '../../../relation-tuples/load-namespaces.server.ts';
import { writeTuple } from '../../../relation-tuples/written-tuple.ts';
import { countStored } from './count-stored.server.ts';
import { type CsvFault, readTupleCsv } from './read-tuple-csv.server.ts';

const FAULTS_SHOWN = 100;
const TUPLES_SHOWN = 20;

/** What a text of tuples says. */
interface Look {
  count: number;
  repeated: number;
  /** How many are stored already; undefined where there are too many to look through. */
  stored: number | undefined;
  /** The first of them, as people write them. */
  first: string[];
  faults: CsvFault[];
  faultCount: number;
}

/** What became of a text, with the text, so that nothing that was pasted is lost. */
export interface ImportAnswer {
  text: string;
  look: Attempt<Look>;
  /** Where the tuples were added, all or none. */
  imported?: Attempt<null>;
}

/** Looks at the tuples of a form, and adds them where it says so and nothing is wrong with any of them. */
export async function importTuples(acting: ProjectArguments, form: FormData): Promise<ImportAnswer> {
  const file = form.get('file');
  const written = form.get('text');
  const text = file instanceof File ? await file.text() : typeof written === 'string' ? written : '';
  const client = projectClient(acting);
  const reading = await attempt(async () => {
    const { declared } = await loadNamespaces(client);
    const read = readTupleCsv(text, declared);
    return { read, stored: read.faults.length > 0 ? undefined : await countStored(client, read.tuples) };
  });
  if (!reading.ok) return { text, look: reading };
  const { read, stored } = reading.value;
  const look: Look = {
    count: read.tuples.length,
    repeated: read.repeated,
    stored,
    first: read.tuples.slice(0, TUPLES_SHOWN).map(writeTuple),
    faults: read.faults.slice(0, FAULTS_SHOWN),
    faultCount: read.faults.length,
  };
  const answer: ImportAnswer = { text, look: { ok: true, value: look } };
  if (form.get('act') !== 'import' || look.faultCount > 0 || look.count === 0) return answer;
  const imported = await attempt(async () => {
    const relationshipPatch = read.tuples.map((relation_tuple) => ({
      action: 'insert' as const,
      relation_tuple,
    }));
    await client.patchRelationships({ relationshipPatch });
    return null;
  });
  return { ...answer, imported };
}
