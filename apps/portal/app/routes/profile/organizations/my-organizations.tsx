import { useFigures } from '@gazetteer/site';
import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OwnOrganizations } from './load-organizations.server.ts';
import style from './my-organizations.module.css';

/** The organisations somebody has a role in, each with it. @param found absent where they cannot be had */
export function MyOrganizations({ found }: { found: OwnOrganizations | undefined }) {
  const { t } = useTranslation();
  const figures = useFigures();
  if (!found) return <Notice kind="error" title={t('organization.own.failed')} />;
  const { organizations, more } = found;
  if (organizations.length === 0) return <p>{t('organization.own.none')}</p>;
  return (
    <>
      <ul className={style.list}>
        {organizations.map(({ path, title, role }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <span>{t(`organization.roles.${role}.name`)}</span>
            <Link to={`${path}/people`} aria-label={t('organization.own.peopleOf', { title })}>
              {t('organization.own.people')}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p>
          <Link to="/organization">
            {t('organization.own.more', { count: more, figure: figures.number(more) })}
          </Link>
        </p>
      )}
    </>
  );
}
