/** The titles and leads of the pages of codes and settings, in English. */
export const englishLists = {
  errors: {
    title: 'Errors',
    lead: 'Every refusal has a code that stays, for programs, and a message for people, which may change.',
    own: {
      title: 'Our own calls',
      text: '`{"error": {"code", "message", "request_id", "fields"?}}`. Actions put the code into `error.code` of the envelope of CKAN: `{"help", "success": false, "error"}`.',
    },
    content: {
      title: 'Content and saved charts',
      text: '`{"errors": [{"message", "extensions": {"code"}}]}`, with the codes of Directus.',
    },
    charts: {
      title: 'Charts',
      text: 'Status 400 and `invalid_input`, with one of these in `info.code`.',
    },
    accounts: {
      title: 'Accounts',
      text: '`{"error": {"id"?, "code", "status", "reason"?, "message"}}`, where `id` is one of Ory Kratos, such as `session_inactive`. Messages on forms have the numbers of Kratos.',
    },
  },
  settings: {
    title: 'Settings of a project',
    lead: 'They are checked before anything changes, and hold from the next request on. What is not set has its default. Durations are written like `90s`, `15m` or `24h`.',
    accounts: 'Accounts',
    oauth2: 'OAuth2 and OpenID Connect',
    permissions: 'Permissions',
    required: 'required',
    absentTitle: (product: string): string => `Of ${product}, and not here`,
    absentText: 'Left out with a warning where they are given.',
  },
};
