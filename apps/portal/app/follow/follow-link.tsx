import { ButtonLink } from '@gazetteer/ui';
import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { followAddress, type FollowTarget } from './follow-address.ts';

/** Leads to the form by which something is followed. The same for every visitor, so that pages can be cached. */
export function FollowLink({ target }: { target: FollowTarget }) {
  const { t } = useTranslation();
  const kind = 'table' in target ? 'value' : 'search' in target ? 'search' : 'plain';
  return (
    <ButtonLink
      look="quiet"
      icon={<IconBell size={18} stroke={1.6} aria-hidden="true" />}
      to={followAddress(target)}
      rel="nofollow"
    >
      {t(`follow.open.${kind}`)}
    </ButtonLink>
  );
}
