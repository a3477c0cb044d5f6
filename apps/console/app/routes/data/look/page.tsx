import { Pager, unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, Notice } from '@gazetteer/ui';
import { type FormHTMLAttributes, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation, useSubmit } from 'react-router';
import { DatasetHead } from '../../../datasets/dataset-head.tsx';
import { ThisCall } from '../../../datasets/this-call.tsx';
import { type Problem, useReasonText } from '../../../datasets/use-reason-text.ts';
import { translator } from '../../../i18n/i18n.server.ts';
import type { Route } from './+types/page';
import { changeLook, type LookAnswer } from './change-look.server.ts';
import { FileSettings } from './file-settings.tsx';
import { FollowedBox, FollowedText } from './followed-fields.tsx';
import { loadLook, type ShownLook } from './load-look.server.ts';
import styles from './look.module.css';
import { LookFindings } from './look-findings.tsx';
import { LookTable } from './look-table.tsx';
import { WhatChanges } from './what-changes.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const shown = await loadLook(loading);
  const t = translator(siteContext(loading.context).locale);
  return { title: `${t('data.look.title')} · ${shown.heading}`, shown };
}

export async function action(acting: Route.ActionArgs) {
  return changeLook(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The rows of a file before they are published, and how they are read. */
export default function LookPage({ loaderData: { shown }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { dataset, heading, standing, look, resource } = shown;
  const name = look.title ?? resource?.name ?? look.source.name;
  return (
    <>
      <DatasetHead name={dataset} heading={heading} standing={standing} />
      <h2 className={styles.title}>{t('data.look.titleOf', { name })}</h2>
      <p className={styles.about}>{t('data.look.about')}</p>
      {/* What it says stands beside the button that was pressed, too. */}
      <div role="status">{actionData?.isReadAnew ? <Notice title={t('data.look.readAnew')} /> : null}</div>
      <Refusal answer={actionData} />
      <LookFindings look={look} />
      <LookForm shown={shown} />
    </>
  );
}

function Refusal({ answer }: { answer: LookAnswer | undefined }) {
  const told = useReasonText(0);
  if (!answer?.refusal) return null;
  const { problem, detail, reason } = answer.refusal;
  const words = told({ problem, reason: reason?.['reason'] as Problem['reason'] });
  return (
    <Notice kind="error" title={words}>
      {reason ? null : <p lang="en">{detail}</p>}
    </Notice>
  );
}

type Watched = 'onPointerDown' | 'onFocus' | 'onBlur' | 'onChange';

/** What makes a form be read as soon as something in it was changed: a text when its field is left, all else at once. */
function useReadingAtOnce(read: () => void): Pick<FormHTMLAttributes<HTMLFormElement>, Watched> {
  const before = useRef('');
  const isPressing = useRef(false);
  const textOf = (target: EventTarget) =>
    target instanceof HTMLInputElement && target.type === 'text' ? target.value : undefined;
  return {
    // A button that is pressed sends everything itself.
    onPointerDown: ({ target }) => {
      isPressing.current = target instanceof Element && target.closest('button') !== null;
    },
    onFocus: ({ target }) => {
      before.current = textOf(target) ?? '';
    },
    onBlur: ({ target }) => {
      const text = textOf(target);
      if (text !== undefined && text !== before.current && !isPressing.current) read();
      isPressing.current = false;
    },
    onChange: ({ target }) => {
      const isConsent = target instanceof HTMLInputElement && target.name === 'accept_columns';
      // What was ticked or chosen is in the form only after this event.
      if (textOf(target) === undefined && !isConsent) setTimeout(read);
    },
  };
}

/** Everything that can be corrected; with script each change is read at once. */
function LookForm({ shown }: { shown: ShownLook }) {
  const { t } = useTranslation();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const isReading = useNavigation().state !== 'idle';
  const { look, resource, part, parts, rows, calls } = shown;
  const isMisfit = look.fit.missing.length + look.fit.added.length > 0;
  const addressOf = (page: number, columns: number) => `?page=${page}&columns=${columns}`;
  const pathOf = (query: Record<string, string>) =>
    `?${new URLSearchParams({ page: String(rows.page), columns: String(part), ...query }).toString()}#what-changes`;
  const showAgain = () => void submit(form.current, { preventScrollReset: true, replace: true });
  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      aria-busy={isReading}
      className={styles.form}
      {...useReadingAtOnce(showAgain)}
    >
      {resource ? null : (
        <FollowedText
          name="title"
          label={t('data.look.tableTitle')}
          value={look.title ?? ''}
          maxLength={300}
        />
      )}
      <WhatChanges shown={shown} pathOf={pathOf} />
      <FileSettings look={look} />
      <div>
        <Button type="submit" name="act" value="show">
          {t('data.look.showAgain')}
        </Button>{' '}
        <span role="status">{isReading ? t('data.look.reading') : null}</span>
      </div>
      <LookTable shown={shown} />
      <Pager
        label={t('data.look.rows')}
        page={rows.page}
        last={rows.pages}
        pathOf={(number) => addressOf(number, part)}
      />
      {parts > 1 ? (
        <>
          <p>{t('data.look.columnsPart', { part, parts })}</p>
          <Pager
            label={t('data.look.columns')}
            page={part}
            last={parts}
            pathOf={(number) => addressOf(rows.page, number)}
          />
        </>
      ) : null}
      {isMisfit ? <FollowedBox name="accept_columns" label={t('data.look.accept')} isTicked={false} /> : null}
      <div className="console-actions">
        <Button type="submit" name="act" value="publish" look="primary">
          {t(shown.standing === 'public' ? 'data.look.publish' : 'data.look.keep')}
        </Button>
        <Button type="submit" name="act" value="discard" look="quiet">
          {t('data.look.discard')}
        </Button>
      </div>
      <ThisCall call={calls.correct} />
      <ThisCall call={calls.publish} />
    </Form>
  );
}
