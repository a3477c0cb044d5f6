import {
  absentIdentitySettings,
  completeSettings,
  type IdentityContext,
  listUsedSchemas,
  projectFaults,
  readSchemaUrls,
} from '@gazetteer/identity';
import { type Fault, invalidInput, schemaFaults } from '@gazetteer/kernel';
import {
  absentOauthSettings,
  oauthSettingsFaults,
  type OauthContext,
  removeOauthProject,
  withDefaults,
} from '@gazetteer/oauth';
import { type AbsentSettings, leaveOutAbsent } from '@gazetteer/ory';
import {
  absentPermissionSettings,
  checkLanguage,
  currentChoice,
  installLanguage,
  type PermissionContext,
  PermissionSettings,
  readPermissionSettings,
  removePermissionProject,
  writePermissionSettings,
} from '@gazetteer/permissions';
import type { CheckedSettings, ServiceSettings, Settings } from '@gazetteer/projects';

/** What a warning is about. */
const LEFT_OUT = 1;
const DOUBTFUL = 2;

/** The settings of a project's accounts. */
export function identitySettings({
  projects,
  sql,
}: Pick<IdentityContext, 'projects' | 'sql'>): ServiceSettings {
  return {
    read: async (id) => plain(await projects.storedSettings(id)),
    check: ({ origin }, given) =>
      checked('identity', readSchemaUrls(given), absentIdentitySettings, (settings) => ({
        settings: plain(completeSettings(structuredClone(settings))),
        faults: projectFaults(settings, origin),
      })),
    write: async (id, settings) => {
      requireUsed(await listUsedSchemas(sql, id), settings);
      await projects.configure(id, settings);
    },
    // They go with the project.
    remove: async () => undefined,
  };
}

/** Accounts without their schema could not be changed any more. @throws invalid_input naming the schemas that are missing */
function requireUsed(used: readonly string[], settings: Settings): void {
  const { schemas = [] } = (settings['identity'] ?? {}) as { schemas?: { id: string }[] };
  const missing = used.filter((id) => !schemas.some((schema) => schema.id === id));
  if (missing.length === 0) return;
  throw invalidInput({
    'services.identity.config.identity.schemas': [`must hold ${missing.join(', ')}, which accounts have`],
  });
}

/** The settings of a project's OAuth2 service. */
export function oauthSettings({ projects, sql }: Pick<OauthContext, 'projects' | 'sql'>): ServiceSettings {
  return {
    read: async (id) => plain(withDefaults(await projects.givenTo(id))),
    check: (_project, given) =>
      checked('oauth2', given, absentOauthSettings, (settings) => ({
        settings: plain(withDefaults(settings)),
        faults: oauthSettingsFaults(settings),
      })),
    write: (id, settings) => projects.configure(id, settings),
    remove: (id) => removeOauthProject(sql, id),
  };
}

/** The settings of a project's permissions: its language, and how far checks look. */
export function permissionSettings(permissions: PermissionContext): ServiceSettings {
  return {
    read: async (id) => writePermissionSettings(await currentChoice(permissions, id)),
    check: (_project, given) =>
      checked('permission', given, absentPermissionSettings, (settings) => {
        const faults = schemaFaults(PermissionSettings, settings);
        if (faults.length > 0) return { settings, faults };
        const choice = readPermissionSettings(settings);
        return { settings: writePermissionSettings(choice), ...checkLanguage(choice.source) };
      }),
    write: (id, settings) => {
      const { source, limits } = readPermissionSettings(settings);
      return installLanguage(permissions, id, source, limits);
    },
    remove: (id) => removePermissionProject(permissions.sql, id),
  };
}

type Look = { settings: Settings; faults: Fault[]; warnings?: string[] };

function checked(
  service: string,
  given: Settings,
  absent: AbsentSettings,
  look: (settings: Settings) => Look,
): CheckedSettings {
  const { settings: left, leftOut } = leaveOutAbsent(given, absent);
  const { settings, faults, warnings = [] } = look(left);
  return {
    settings,
    faults,
    warnings: [
      ...leftOut.map(({ place, why }) => ({
        code: LEFT_OUT,
        message: `services.${service}.config.${place} is left out: ${why}`,
      })),
      ...warnings.map((message) => ({ code: DOUBTFUL, message: `services.${service}.config: ${message}` })),
    ],
  };
}

/** As JSON has it, so that two of them can be compared. */
function plain(settings: unknown): Settings {
  return JSON.parse(JSON.stringify(settings));
}
