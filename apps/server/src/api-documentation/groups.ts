/**
 * The groups of calls, in the order in which the reference shows them. Those for visitors come first, and French has words for
 * each of their calls; calls of the others are for the programs of sign-in pages and for administrators.
 */
export const groupNames = [
  'search',
  'datasets',
  'tables',
  'charts',
  'organizations',
  'vocabularies',
  'areas',
  'metadata',
  'feeds',
  'follows',
  'content',
  'feedback',
  'graphql',
  'assistants',
  'site',
  'accounts',
  'administration',
  'operations',
] as const;

export type GroupName = (typeof groupNames)[number];

/** Groups whose calls are described in English only. */
export const englishGroups: ReadonlySet<GroupName> = new Set(['accounts', 'administration', 'operations']);

/** Which group an action belongs to, by its name; all others tell about the site. */
const groupOfAction: readonly [pattern: RegExp, group: GroupName][] = [
  [/^(?!datastore).*_search$|_autocomplete$|^search_/, 'search'],
  [
    /^(package|dataset|resource|current_package|harvest|bulk|activity|recently_changed|desk)_|^resource\/|^views$/,
    'datasets',
  ],
  [/^(organization|group|member)_/, 'organizations'],
  [/^(vocabulary|tag|license)_/, 'vocabularies'],
  [/^(datastore|table)_/, 'tables'],
  [/^chart_/, 'charts'],
];

/** Which group a call at another address belongs to, where its address says it. */
const groupOfAddress: readonly [pattern: RegExp, group: GroupName][] = [
  [/^\/api\/\.ory\/admin\//, 'administration'],
  [/^\/api\/\.ory\//, 'accounts'],
  [/^\/api\/(2\/util\/|content\/search$)/, 'search'],
  [/^\/api\/content\/(desk\/)?questions/, 'feedback'],
  [/^\/feeds\/follow\//, 'follows'],
  [/^\/feeds\//, 'feeds'],
  [/^\/datastore\/chart|^\/preview\//, 'charts'],
  [/^\/datastore\/dump\/[^/]*-metadata\.json$|^\/(catalog|data\.json|dataset)\b/, 'metadata'],
  [/^\/(datastore|odata)\//, 'tables'],
];

const actionPath = /^\/api\/3\/action\/([\w/]+)$/;

/** The name of the action at an address. */
export function actionAt(url: string): string | undefined {
  return actionPath.exec(url)?.[1];
}

/** The group of a call. What no group was named for is shown with the site's own calls rather than nowhere. */
export function groupOf(url: string, tags: readonly string[] = []): GroupName {
  const action = actionAt(url);
  const [rules, subject] = action ? [groupOfAction, action] : [groupOfAddress, url];
  const named = action ? undefined : groupNames.find((name) => tags.includes(name));
  return rules.find(([pattern]) => pattern.test(subject))?.[1] ?? named ?? 'site';
}
