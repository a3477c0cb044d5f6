import { PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { PeopleAnswer } from './change-people.server.ts';

/** Says what came of what was asked of the page. What is wrong in the form stands at its field. */
export function PeopleToast({ answer }: { answer: PeopleAnswer | undefined }) {
  const { t } = useTranslation();
  return <PageToast message={toastOf()} occasion={answer} closeLabel={t('session.close')} />;

  function toastOf() {
    switch (answer?.done) {
      case undefined:
      case 'wrong-address':
      case 'no-role':
        return undefined;
      case 'invited':
      case 'invited-again':
      case 'role-changed': {
        const role = t(`organization.roles.${answer.role}.name`);
        return {
          text: t(`organization.people.done.${answer.done}`, { ...answer, role }),
          kind: 'plain',
        } as const;
      }
      case 'removed':
        return { text: t('organization.people.done.removed', { name: answer.name }), kind: 'plain' } as const;
      default:
        return { text: t(`organization.people.problem.${answer.done}`), kind: 'error' } as const;
    }
  }
}
