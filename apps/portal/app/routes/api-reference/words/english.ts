/** What the pages of the reference say by themselves, in English. */
export const english = {
  title: 'API reference',
  description:
    'Every call of this portal for programs: what it takes, what it answers, and a form to try it.',
  lead: 'Everything that the portal shows can be had by programs, without a key. Every call is described here, and can be tried.',
  start: 'To begin with',
  introduction: (address: string): readonly string[] => [
    `Addresses begin with \`${address}\`. Actions take GET with a query string where they only read, and POST with JSON or a form always. They answer \`{"success": true, "result": …}\`, or \`{"success": false, "error": …}\` with the status that fits, as CKAN does.`,
    'Reading what is public needs no key. Changes need the header `Authorization: your-key`; whoever has an account makes keys on the page of their profile. Calls about accounts answer as Ory Kratos does.',
  ],
  filter: 'Find a call',
  find: 'Find',
  count: (calls: number): string =>
    calls === 0 ? 'No call has these words' : calls === 1 ? '1 call' : `${calls} calls`,
  groups: 'Groups of calls',
  more: 'More',
  errors: 'Errors and their codes',
  projectSettings: 'Settings of a project',
  explorer: 'GraphQL explorer',
  openapi: 'OpenAPI description (JSON)',
  groupTitle: (group: string): string => `${group}: API reference`,
  missing: 'Page not found',
  takes: 'Takes',
  nothing: 'Nothing.',
  bodyOf: (kind: string): string => `The body of the request is of the type ${kind}.`,
  required: 'required',
  fieldsOf: (count: number): string => (count === 1 ? 'Its field' : `Its ${count} fields`),
  sameAs: (label: string): string => `The same fields as ${label}`,
  answer: (kind: string): string => `Answers: ${kind}`,
  refusals: 'Refusals',
  codes: 'Codes of errors and their envelope',
  examples: 'Examples',
  copy: 'Copy',
  copied: 'Copied',
  tryIt: 'Try it',
  tryOf: (path: string): string => `Try ${path}`,
  loading: 'Loading …',
};

/** What the pages of the reference say by themselves. */
export type ReferencePageWords = typeof english;
