import { useTranslation } from 'react-i18next';
import { useFigures } from '../../../site/use-shell.ts';
import { type ListedPerson, roles } from './person.ts';

/** How many people have which role, for those who are not told their names, and which role is one's own. */
export function PeopleCounts({ people, isWhole }: { people: readonly ListedPerson[]; isWhole: boolean }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const own = people.find(({ isSelf }) => isSelf)?.role;
  return (
    <div className="people-counts">
      <ul>
        {roles.map((role) => {
          const count = people.filter((person) => person.role === role).length;
          return (
            <li key={role}>
              {t(`organization.people.count.${role}`, { count, figure: figures.number(count) })}
            </li>
          );
        })}
      </ul>
      {!isWhole && <p>{t('organization.people.more')}</p>}
      {own && <p>{t('organization.people.ownRole', { role: t(`organization.roles.${own}.name`) })}</p>}
    </div>
  );
}
