import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The pages of a project, by section; their menu is in `menu/project-sections.ts`. */
const identity: RouteConfigEntry[] = [
  route('identities', 'routes/identity/identities/page.tsx'),
  route('identities/new', 'routes/identity/new-identity/page.tsx'),
  route('identities/import', 'routes/identity/import-identities/page.tsx'),
  route('identities/export', 'routes/identity/export/route.ts'),
  route('identities/:id', 'routes/identity/identity/page.tsx'),
  route('sessions', 'routes/identity/sessions/page.tsx'),
  route('messages', 'routes/identity/messages/page.tsx'),
  route('methods', 'routes/identity/methods/page.tsx'),
  route('branding', 'routes/identity/branding/page.tsx'),
  route('schemas', 'routes/identity/schemas/page.tsx'),
  route('flows', 'routes/identity/flows/page.tsx'),
];
const oauth2: RouteConfigEntry[] = [
  route('clients', 'routes/oauth2/clients/page.tsx'),
  route('clients/new', 'routes/oauth2/new-client/page.tsx'),
  route('clients/:id', 'routes/oauth2/client/page.tsx'),
  route('keys', 'routes/oauth2/keys/page.tsx'),
  route('tokens', 'routes/oauth2/tokens/page.tsx'),
  route('consents', 'routes/oauth2/consents/page.tsx'),
  route('issuers', 'routes/oauth2/issuers/page.tsx'),
  route('playground', 'routes/oauth2/playground/page.tsx'),
  route('playground/callback', 'routes/oauth2/playground-callback/page.tsx'),
];
const permissions: RouteConfigEntry[] = [
  route('language', 'routes/permissions/language/page.tsx'),
  route('tuples', 'routes/permissions/tuples/page.tsx'),
  route('tuples/import', 'routes/permissions/import-tuples/page.tsx'),
  route('check', 'routes/permissions/check/page.tsx'),
  route('tests', 'routes/permissions/tests/page.tsx'),
];
const project: RouteConfigEntry[] = [
  route('settings', 'routes/project/settings/page.tsx'),
  route('members', 'routes/project/members/page.tsx'),
  route('api-keys', 'routes/project/api-keys/page.tsx'),
  route('revisions', 'routes/project/revisions/page.tsx'),
  route('audit', 'routes/project/audit/page.tsx'),
  route('purge', 'routes/project/purge/page.tsx'),
];

/** A section is a `layout` that asks whether one may use it, with its pages; its menu is in `menu/sections.ts`. */
export default [
  route('console', 'routes/frame.tsx', [
    index('routes/entry.ts'),
    layout('routes/data/section.tsx', [
      route('data', 'routes/data/datasets/page.tsx'),
      route('data/new', 'routes/data/new-dataset/page.tsx'),
      // Beside the datasets, one of which may be called 'figures', 'questions' or 'tasks'.
      route('figures', 'routes/data/figures/page.tsx'),
      route('tasks', 'routes/data/tasks/page.tsx'),
      route('questions', 'routes/data/questions/list-page.tsx'),
      route('questions/:id', 'routes/data/questions/question-page.tsx'),
      route('data/:dataset', 'routes/data/dataset/page.tsx'),
      route('data/:dataset/publish', 'routes/data/publish/page.tsx'),
      route('data/:dataset/history', 'routes/data/history/page.tsx'),
      route('data/:dataset/translations', 'routes/data/translations/page.tsx'),
      route('data/:dataset/add', 'routes/data/add-data/page.tsx'),
      route('data/:dataset/add/:look', 'routes/data/look/page.tsx'),
      route('data/:dataset/columns/:resource', 'routes/data/columns/page.tsx'),
      route('data/:dataset/versions/:resource', 'routes/data/versions/page.tsx'),
    ]),
    layout('routes/harvest/section.tsx', [
      route('harvest', 'routes/harvest/sources/page.tsx'),
      route('harvest/new', 'routes/harvest/new-source/page.tsx'),
      route('harvest/:source', 'routes/harvest/source/page.tsx'),
    ]),
    layout('routes/organizations/section.tsx', [
      route('organizations', 'routes/organizations/list/page.tsx'),
      route('organizations/new', 'routes/organizations/new/page.tsx'),
      route('organizations/:organization', 'routes/organizations/description/page.tsx'),
      route('organizations/:organization/remove', 'routes/organizations/remove/page.tsx'),
      route('organizations/:organization/merge', 'routes/organizations/merge/page.tsx'),
      route('organizations/:organization/translations', 'routes/organizations/translations/page.tsx'),
    ]),
    layout('routes/portal/section.tsx', [
      route('content', 'routes/portal/content/list-page.tsx'),
      // A new article stands at the address of one that is called 'new'.
      route('content/:id', 'routes/portal/content/edit-page.tsx'),
      route('content/:id/revisions', 'routes/portal/revisions/page.tsx'),
      route('front', 'routes/portal/front/page.tsx'),
      route('front/revisions', 'routes/portal/front/history-page.tsx'),
      route('pages', 'routes/portal/pages/list-page.tsx'),
      route('pages/:slug', 'routes/portal/pages/edit-page.tsx'),
      route('media', 'routes/portal/media/page.tsx'),
      route('charts', 'routes/portal/charts/page.tsx'),
      route('feedback', 'routes/portal/feedback/list-page.tsx'),
      route('feedback/templates', 'routes/portal/feedback/templates/list-page.tsx'),
      route('feedback/templates/:template', 'routes/portal/feedback/templates/edit-page.tsx'),
      route('feedback/:id', 'routes/portal/feedback/message-page.tsx'),
    ]),
    layout('routes/operation/section.tsx', [
      route('setup', 'routes/operation/setup/page.tsx'),
      route('operation/people', 'routes/operation/people/page.tsx'),
      route('operation/site', 'routes/operation/site/page.tsx'),
      route('operation/maintenance', 'routes/operation/maintenance/page.tsx'),
      route('operation/health', 'routes/operation/health/page.tsx'),
    ]),
    // Finds what the visitor may see.
    route('search', 'routes/search/page.tsx'),
    // Shows the projects of whoever is signed in, which can be none.
    route('projects', 'routes/projects/list/page.tsx'),
    route('projects/:project', 'routes/projects/section.tsx', [
      index('routes/projects/home/page.tsx'),
      ...identity,
      ...oauth2,
      ...permissions,
      ...project,
    ]),
    // For everybody who is signed in: who is invited may not use anything yet.
    route('invitations', 'routes/invitations/page.tsx'),
    route('*', 'routes/missing.ts'),
  ]),
] satisfies RouteConfig;
