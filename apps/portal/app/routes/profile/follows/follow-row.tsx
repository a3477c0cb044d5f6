import { useFigures } from '@gazetteer/site';
import { Button, buttonClass, CopyButton } from '@gazetteer/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { ConditionFields } from '../../../follow/condition-fields.tsx';
import type { Follow } from '../../../follow/follow-calls.server.ts';
import { MailField } from '../../../follow/mail-field.tsx';

/** One thing that somebody follows, with ways to change how they are told, to read its feed, and to end it. */
export function FollowRow({ follow }: { follow: Follow }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { title, address, available, kind, mail, created_at, condition, team } = follow;
  const name = title || t('follow.everything');
  return (
    <li className="follows-row">
      <div className="follows-head">
        <h2>{available ? <Link to={address}>{name}</Link> : name}</h2>
        <p className="follows-facts">
          <span>{t(`follow.kind.${kind}`)}</span>
          {condition ? (
            <span>
              {t(`follow.told.${condition.kind}`, { amount: figures.number(condition.amount ?? 0) })}
            </span>
          ) : null}
          <span>{t(`follow.mail.${mail}`)}</span>
          {team ? <span>{t('follow.team.with', { title: team.title })}</span> : null}
          <span>
            {t('follow.list.since')} <time dateTime={created_at}>{figures.date(created_at)}</time>
          </span>
        </p>
        {available ? null : <p>{t('follow.list.hidden')}</p>}
      </div>
      <Asking follow={follow} intent="end" name={name}>
        <SubmitButton label={t('follow.list.endOf', { title: name })}>{t('follow.list.end')}</SubmitButton>
      </Asking>
      <details className="follows-more">
        <summary className={buttonClass('quiet')}>
          {t('follow.list.change')}
          <span className="visually-hidden"> {name}</span>
        </summary>
        <Asking follow={follow} intent="change" name={name}>
          {condition ? <ConditionFields value={condition} /> : null}
          <MailField value={mail} />
          <SubmitButton>{t('follow.list.save')}</SubmitButton>
        </Asking>
        <Feed follow={follow} name={name} />
        {team?.leads ? (
          <Asking follow={follow} intent="endAll" name={name}>
            <p>{t('follow.team.endText', { title: team.title })}</p>
            <SubmitButton>{t('follow.team.end', { title: team.title })}</SubmitButton>
          </Asking>
        ) : null}
      </details>
    </li>
  );
}

function Feed({ follow, name }: { follow: Follow; name: string }) {
  const { t } = useTranslation();
  return (
    <div className="follows-feed">
      <p>{t('follow.feed.text')}</p>
      <p className="follows-address">
        <a href={follow.feed} type="application/atom+xml">
          {t('follow.feed.open')}
        </a>
        <CopyButton text={follow.feed} label={t('follow.feed.copy')} copied={t('dataset.copied')} />
      </p>
      <Asking follow={follow} intent="renew" name={name}>
        <p>{t('follow.feed.renewText')}</p>
        <SubmitButton>{t('follow.feed.renew')}</SubmitButton>
      </Asking>
    </div>
  );
}

/** A form that asks something of one follow. */
function Asking({
  follow: { id },
  intent,
  name,
  children,
}: {
  follow: Follow;
  intent: 'change' | 'renew' | 'end' | 'endAll';
  name: string;
  children: ReactNode;
}) {
  return (
    <Form method="post" preventScrollReset className="follows-asking">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="title" value={name} />
      {children}
    </Form>
  );
}

function SubmitButton({ label, children }: { label?: string; children: ReactNode }) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Button type="submit" disabled={isBusy} aria-label={label}>
      {children}
    </Button>
  );
}
