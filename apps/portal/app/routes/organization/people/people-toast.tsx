import { PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { PeopleAnswer } from './change-people.server.ts';

/** Says what came of what was asked of the page. What is wrong in the form stands at its field. */
export function PeopleToast({ answer }: { answer: PeopleAnswer | undefined }) {
  const { t } = useTranslation();
  const message = answer && toastOf(answer);
  return <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />;

  function toastOf(given: PeopleAnswer) {
    switch (given.done) {
      case 'wrong-address':
      case 'no-role':
        return undefined;
      case 'invited':
      case 'invited-again':
      case 'role-changed': {
        const role = t(`organization.roles.${given.role}.name`);
        return {
          text: t(`organization.people.done.${given.done}`, { ...given, role }),
          kind: 'plain',
        } as const;
      }
      case 'removed':
        return { text: t('organization.people.done.removed', { name: given.name }), kind: 'plain' } as const;
      case 'review-on':
      case 'review-off':
        return { text: t(`organization.people.done.${given.done}`), kind: 'plain' } as const;
      default:
        return { text: t(`organization.people.problem.${given.done}`), kind: 'error' } as const;
    }
  }
}
