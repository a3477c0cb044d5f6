import type { Fault } from '@gazetteer/kernel';
import type { AbsentSettings } from '@gazetteer/ory';
import { type Static, Type } from 'typebox';
import { readLanguage } from '../language/read-language.ts';
import { findLanguage, limitsOf } from '../model/language.store.ts';
import { DEFAULT_LIMITS, HIGHEST_LIMITS, type Limits } from '../model/limits.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import { findState } from '../model/revision.store.ts';

const PREFIX = 'base64://';

/** The settings of a project's permissions, under the names that Ory Keto gives them. */
export const PermissionSettings = Type.Object(
  {
    namespaces: Type.Object(
      {
        location: Type.String({
          pattern: `^${PREFIX}[A-Za-z0-9+/_-]*={0,2}$`,
          default: PREFIX,
          form: `${PREFIX} followed by the permission language in Base64`,
          description: `The permission language as text, in Base64 behind \`${PREFIX}\``,
        }),
      },
      { additionalProperties: false, default: {} },
    ),
    limit: Type.Object(
      {
        max_read_depth: Type.Integer({
          minimum: 1,
          maximum: HIGHEST_LIMITS.depth,
          default: DEFAULT_LIMITS.depth,
          description: `How many steps a check or an expansion goes from one object to the next; at most ${HIGHEST_LIMITS.depth}`,
        }),
        max_read_width: Type.Integer({
          minimum: 1,
          maximum: HIGHEST_LIMITS.width,
          default: DEFAULT_LIMITS.width,
          description: `Into how many subject sets of one object and relation a check looks; at most ${HIGHEST_LIMITS.width}`,
        }),
      },
      { additionalProperties: false, default: {} },
    ),
  },
  { additionalProperties: false },
);
type PermissionSettings = Static<typeof PermissionSettings>;

const INSTALLATION = 'it is a setting of the installation, the same for all projects';

/** Settings of Ory Keto that do not exist here. */
export const absentSettings: AbsentSettings = {
  dsn: INSTALLATION,
  serve: INSTALLATION,
  log: INSTALLATION,
  tracing: INSTALLATION,
  profiling: INSTALLATION,
  version: INSTALLATION,
  clients: INSTALLATION,
  'limit.max_batch_check_size': 'a batch holds 10 checks at most',
  'limit.batch_check_max_parallelization': INSTALLATION,
  'sqa-opt-out': 'nothing is sent to anybody',
  'namespaces.experimental_strict_mode': 'tuples on the name of a permit count, as in Keto by default',
};

/** What settings say: the permission language as text, and how far checks look. */
export type PermissionChoice = { source: string; limits: Limits };

/** What settings say that have passed the schema; what they leave out is the default. */
export function readSettings({ namespaces, limit }: Settings): PermissionChoice {
  const { location = PREFIX } = namespaces ?? {};
  const { max_read_depth: depth = DEFAULT_LIMITS.depth, max_read_width: width = DEFAULT_LIMITS.width } =
    limit ?? {};
  return {
    source: Buffer.from(location.slice(PREFIX.length), 'base64').toString('utf8'),
    limits: { depth, width },
  };
}
type Settings = { [Part in keyof PermissionSettings]?: Partial<PermissionSettings[Part]> };

/** The settings that say this, each of them written down. */
export function writeSettings({ source, limits }: PermissionChoice): PermissionSettings {
  return {
    namespaces: { location: PREFIX + Buffer.from(source).toString('base64') },
    limit: { max_read_depth: limits.depth, max_read_width: limits.width },
  };
}

/** The permission language that holds in a project, as text, and how far its checks look. */
export async function currentChoice(
  { sql }: PermissionContext,
  projectId: string,
): Promise<PermissionChoice> {
  const { languageVersion } = await findState(sql, projectId);
  const row = await findLanguage(sql, projectId, languageVersion);
  return { source: row?.source ?? '', limits: limitsOf(row) };
}

/** What is wrong in a text of the permission language, and what is doubtful. */
export function checkLanguage(source: string): { faults: Fault[]; warnings: string[] } {
  const { faults, warnings } = readLanguage(source);
  const place = 'namespaces.location';
  return {
    faults: faults.map(({ message, span }) => ({ place, fault: `${at(span.start)}: ${message}` })),
    warnings: warnings.map(({ message, span }) => `${at(span.start)}: ${message}`),
  };
}

function at({ line, column }: { line: number; column: number }): string {
  return `line ${line}, column ${column}`;
}
