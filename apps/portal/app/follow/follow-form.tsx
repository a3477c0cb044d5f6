import { Button, Notice } from '@gazetteer/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { AccountColumn } from '../self-service/account-column.tsx';
import type { Team } from './led-teams.server.ts';
import { MailField } from './mail-field.tsx';
import type { StartFault } from './start-follow.server.ts';
import { TeamField } from './team-field.tsx';

interface FollowFormProps {
  title: string;
  /** What is followed, and its page. */
  target: { title: string; page: string };
  /** What one is told of it. */
  lead: string;
  isConfirmed: boolean;
  teams: readonly Team[];
  fault: StartFault | undefined;
  /** Further questions, above the one how to be told. */
  children?: ReactNode;
}

/** Lets somebody follow one thing: how they want to be told, and with one press it is done. */
export function FollowForm({ title, target, lead, isConfirmed, teams, fault, children }: FollowFormProps) {
  const { t } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <AccountColumn title={title} lead={lead}>
      <p className="follow-target">
        <Link to={target.page}>{target.title}</Link>
      </p>
      {fault ? <Notice kind="error" title={t(`follow.faults.${fault}`)} /> : null}
      {isConfirmed ? null : (
        <Notice title={t('follow.unconfirmed')}>
          <p>
            <Link to="/verification">{t('follow.confirm')}</Link>
          </p>
        </Notice>
      )}
      <Form method="post" className="follow-form">
        {children}
        <TeamField teams={teams} />
        <MailField value="daily" />
        <Button type="submit" look="primary" disabled={isBusy}>
          {t('follow.start')}
        </Button>
      </Form>
      <p>
        <Link to="/profile/follows">{t('follow.list.title')}</Link>
      </p>
    </AccountColumn>
  );
}
