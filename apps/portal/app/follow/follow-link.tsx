import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { followAddress, type FollowTarget } from './follow-address.ts';
import style from './follow-link.module.css';

/** Leads to the form by which something is followed. The same for every visitor, so that pages can be cached. */
export function FollowLink({ target }: { target: FollowTarget }) {
  const { t } = useTranslation();
  const kind = 'table' in target ? 'value' : 'search' in target ? 'search' : 'plain';
  return (
    <Link className={style.link} to={followAddress(target)} rel="nofollow">
      <IconBell size={18} stroke={1.6} aria-hidden="true" />
      {t(`follow.open.${kind}`)}
    </Link>
  );
}
