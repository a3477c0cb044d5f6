import { absentIdentitySettings, ProjectSettingsSchema } from '@gazetteer/identity';
import { absentOauthSettings, OauthSettings } from '@gazetteer/oauth';
import type { AbsentSettings } from '@gazetteer/ory';
import { absentPermissionSettings, PermissionSettings } from '@gazetteer/permissions';
import type { ReferenceList, ReferencePart } from '@gazetteer/site';
import type { TSchema } from 'typebox';
import { defaultOf, isRequired, leavesOf, meaningOf } from './list-settings.ts';
import type { Voice } from './voice.ts';
import type { ReferenceWords } from './words/english.ts';

type Service = {
  name: string;
  title: keyof ReferenceWords['lists']['settings'] & ('accounts' | 'oauth2' | 'permissions');
  schema: TSchema;
  ory: string;
  absent: AbsentSettings;
};

const services: readonly Service[] = [
  {
    name: 'identity',
    title: 'accounts',
    schema: ProjectSettingsSchema,
    ory: 'Ory Kratos',
    absent: absentIdentitySettings,
  },
  {
    name: 'oauth2',
    title: 'oauth2',
    schema: OauthSettings,
    ory: 'Ory Hydra',
    absent: absentOauthSettings,
  },
  {
    name: 'permission',
    title: 'permissions',
    schema: PermissionSettings,
    ory: 'Ory Keto',
    absent: absentPermissionSettings,
  },
];

/** Every setting of a project as one page, made from the schemas that check them. */
export function describeSettings(voice: Voice): ReferencePart {
  const { title, lead } = voice.words.lists.settings;
  return { kind: 'lists', title, lead, lists: services.map((service) => listOf(service, voice)) };
}

function listOf({ name, title, schema, ory, absent }: Service, { words, tell }: Voice): ReferenceList {
  const said = words.lists.settings;
  return {
    anchor: name,
    title: said[title],
    text: { text: `\`services.${name}.config\`` },
    entries: leavesOf(schema).map(([setting, property]) => {
      const standard = defaultOf(property);
      const preset = standard === undefined ? '' : words.preset(`\`${standard}\``);
      return {
        name: setting,
        mark: isRequired(property) ? said.required : preset,
        text: tell(meaningOf(property)),
      };
    }),
    absent: {
      title: said.absentTitle(ory),
      text: said.absentText,
      entries: Object.entries(absent).map(([setting, why]) => ({ name: setting, text: tell(why) })),
    },
  };
}
