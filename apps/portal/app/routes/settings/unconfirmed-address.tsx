import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpenAddress } from './settings-flow.ts';

/** Says that an address is not confirmed yet, whether a mail is on its way to it, and what to do with that. */
export function UnconfirmedAddress({ address: { value, isSent, confirmAt } }: { address: OpenAddress }) {
  const { t } = useTranslation();
  const state = isSent ? 'sent' : 'open';
  return (
    <output>
      <Notice title={t('account.address.title', { address: value })}>
        <p>{t(`account.address.${state}`)}</p>
        <p>
          <Link to={confirmAt}>{t(`account.address.${state}Link`)}</Link>
        </p>
      </Notice>
    </output>
  );
}
