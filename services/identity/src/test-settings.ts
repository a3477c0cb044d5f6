/** Settings in which every flow and method is on, with a small schema of e-mail and name. */
export function testSettings(pagesUrl: string) {
  const page = (name: string) => `${pagesUrl}/${name}`;
  return {
    session: { whoami: { required_aal: 'highest_available' } },
    selfservice: {
      default_browser_return_url: page(''),
      allowed_return_urls: [page(''), 'https://*.friends.test/app'],
      methods: {
        code: { enabled: true },
        link: { enabled: true },
        totp: { enabled: true },
        lookup_secret: { enabled: true },
        webauthn: { enabled: true },
        passkey: { enabled: true },
      },
      flows: {
        login: { ui_url: page('login') },
        registration: { ui_url: page('registration'), after: { hooks: [{ hook: 'session' }] } },
        settings: { ui_url: page('settings') },
        recovery: { enabled: true, ui_url: page('recovery') },
        verification: { enabled: true, ui_url: page('verification') },
        error: { ui_url: page('error') },
      },
    },
    identity: { default_schema_id: 'person', schemas: [{ id: 'person', schema: personSchema }] },
  };
}

const personSchema = {
  $id: 'https://portal.test/person.schema.json',
  title: 'Person',
  type: 'object',
  properties: {
    traits: {
      type: 'object',
      properties: {
        email: {
          type: 'string',
          format: 'email',
          title: 'Email',
          'ory.sh/kratos': {
            credentials: {
              password: { identifier: true },
              webauthn: { identifier: true },
              code: { identifier: true, via: 'email' },
              passkey: { display_name: true },
              totp: { account_name: true },
            },
            verification: { via: 'email' },
            recovery: { via: 'email' },
          },
        },
        name: { type: 'string', title: 'Name', minLength: 2 },
      },
      required: ['email', 'name'],
      additionalProperties: false,
    },
  },
};
