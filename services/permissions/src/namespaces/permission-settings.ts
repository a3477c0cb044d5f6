import type { Fault } from '@gazetteer/kernel';
import type { AbsentSettings } from '@gazetteer/ory';
import { Type } from 'typebox';
import { readLanguage } from '../language/read-language.ts';
import { findLanguage } from '../model/language.store.ts';
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
  },
  { additionalProperties: false },
);

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
  limit: INSTALLATION,
  'sqa-opt-out': 'nothing is sent to anybody',
  'namespaces.experimental_strict_mode': 'tuples on the name of a permit count, as in Keto by default',
};

/** Where settings say that this text is the permission language. */
export function locationOf(source: string): string {
  return PREFIX + Buffer.from(source).toString('base64');
}

/** The permission language that settings give at this place. */
export function sourceAt(location: string): string {
  return Buffer.from(location.slice(PREFIX.length), 'base64').toString('utf8');
}

/** The permission language of a project, as text. */
export async function sourceOf({ sql }: PermissionContext, projectId: string): Promise<string> {
  const { languageVersion } = await findState(sql, projectId);
  return (await findLanguage(sql, projectId, languageVersion))?.source ?? '';
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
