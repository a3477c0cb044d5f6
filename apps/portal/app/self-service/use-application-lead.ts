import { useTranslation } from 'react-i18next';
import type { SelfServiceFlow } from './flow.ts';

/**
 * What a page of signing in or up says of the application that waits for it: its name, which anybody can choose, and the
 * site to which the browser goes back, which they cannot. Undefined where none waits.
 */
export function useApplicationLead(): (flow: SelfServiceFlow) => string | undefined {
  const { t } = useTranslation();
  return ({ oauth2_login_request: request }) => {
    if (!request) return undefined;
    const { client_name: client, site } = request.client;
    return site ? t('signIn.application.site', { client, site }) : t('signIn.application.device', { client });
  };
}
