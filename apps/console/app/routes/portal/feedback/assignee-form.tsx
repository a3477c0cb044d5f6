import { Button, SelectField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { usePerson } from '../../../session/use-person.ts';
import type { InboxMessage, StaffMember } from './inbox-message.ts';

/** Who looks after a message: taken with one press, or given to somebody by name. */
export function AssigneeForm({
  message: { assignee },
  staff,
}: {
  message: Pick<InboxMessage, 'assignee'>;
  staff: readonly StaffMember[];
}) {
  const { t } = useTranslation();
  const { id } = usePerson();
  const isBusy = useNavigation().formMethod === 'POST';
  const isListed = assignee === null || staff.some((one) => one.id === assignee.id);
  return (
    <div className="inbox-assignee">
      <Form method="post" preventScrollReset className="inbox-choice" key={assignee?.id}>
        <SelectField label={t('feedback.assignees')} name="assignee" defaultValue={assignee?.id ?? ''}>
          <option value="">{t('feedback.nobody')}</option>
          {/* Somebody may lose the right to answer, and still have messages. */}
          {isListed ? null : <option value={assignee.id}>{assignee.name ?? t('feedback.somebody')}</option>}
          {staff.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" name="act" value="assign" disabled={isBusy}>
          {t('feedback.assign')}
        </Button>
      </Form>
      {assignee?.id === id ? null : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="assignee" value={id} />
          <Button type="submit" name="act" value="assign" disabled={isBusy}>
            {t('feedback.take')}
          </Button>
        </Form>
      )}
    </div>
  );
}
