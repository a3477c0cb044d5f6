import { isIPv4 } from 'node:net';
import type { JsonSchema } from '@gazetteer/identity';
import { isNumericHost } from '@gazetteer/kernel';

/**
 * The settings of accounts that a project begins with: every way to sign in that needs nobody else, on the pages of the project's
 * own host.
 * @param origin where the project is served
 * @param title what people know it as
 * @param schema what the project knows of a person
 */
export function newProjectSettings(origin: string, title: string, schema: JsonSchema) {
  const page = (path: string) => `${origin}/${path}`;
  return {
    selfservice: {
      default_browser_return_url: page(''),
      allowed_return_urls: [page('')],
      methods: {
        totp: { enabled: true, config: { issuer: title } },
        lookup_secret: { enabled: true },
        webauthn: { enabled: true, config: { rp: { display_name: title } } },
        passkey: { enabled: true, config: { rp: { display_name: title } } },
      },
      flows: {
        login: { ui_url: page('login') },
        registration: {
          ui_url: page('registration'),
          after: { hooks: [{ hook: 'session' }, { hook: 'show_verification_ui' }] },
        },
        // Shorter than Ory's hour: an open session alone should not be enough to change a password.
        settings: { ui_url: page('settings'), privileged_session_max_age: '15m' },
        recovery: { enabled: true, ui_url: page('recovery') },
        verification: { enabled: true, ui_url: page('verification') },
        error: { ui_url: page('error') },
      },
    },
    identity: {
      default_schema_id: 'individual',
      schemas: [{ id: 'individual', schema }],
    },
    courier: {
      smtp: { from_address: `no-reply@${mailDomain(origin)}`, from_name: title },
    },
  };
}

/** The host of an address, as mail addresses have it: there an IP address is written as a literal (RFC 5321, 4.1.3). */
function mailDomain(origin: string): string {
  const { hostname } = new URL(origin);
  if (!isNumericHost(hostname)) return hostname;
  return isIPv4(hostname) ? `[${hostname}]` : hostname.replace('[', '[IPv6:');
}
