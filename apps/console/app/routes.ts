import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** A section is a `layout` that asks whether one may use it, with its pages; its menu is in `menu/sections.ts`. */
export default [
  route('console', 'routes/frame.tsx', [
    index('routes/entry.ts'),
    layout('routes/portal/section.tsx', [
      route('content', 'routes/portal/content/list-page.tsx'),
      // A new article stands at the address of one that is called 'new'.
      route('content/:id', 'routes/portal/content/edit-page.tsx'),
      route('content/:id/revisions', 'routes/portal/revisions/page.tsx'),
      route('pages', 'routes/portal/pages/list-page.tsx'),
      route('pages/:slug', 'routes/portal/pages/edit-page.tsx'),
      route('media', 'routes/portal/media/page.tsx'),
      route('feedback', 'routes/portal/feedback/list-page.tsx'),
      route('feedback/:id', 'routes/portal/feedback/message-page.tsx'),
    ]),
    // For everybody who is signed in: who is invited may not use anything yet.
    route('invitations', 'routes/invitations/page.tsx'),
    route('*', 'routes/missing.ts'),
  ]),
] satisfies RouteConfig;
