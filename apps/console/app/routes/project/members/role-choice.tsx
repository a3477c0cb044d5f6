import { useTranslation } from 'react-i18next';
import type { ProjectRole } from '../../../project/use-project.ts';
import styles from './members.module.css';

const roles = ['viewer', 'developer', 'owner'] as const;

/** A choice of role in a row, which its column names to the eye. */
export function RoleChoice({ label, role }: { label: string; role: ProjectRole }) {
  const { t } = useTranslation();
  return (
    <select key={role} name="role" aria-label={label} defaultValue={role} className={styles.role}>
      {roles.map((one) => (
        <option key={one} value={one}>
          {t(`members.named.${one}`)}
        </option>
      ))}
    </select>
  );
}
