import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import style from './back-link.module.css';

/** The way back to where a page was opened from, above its heading. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <p className={style.back}>
      <Link to={to}>
        <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />
        {children}
      </Link>
    </p>
  );
}
