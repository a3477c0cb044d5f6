import { LocalTime, unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, buttonClass, Notice, PageToast } from '@gazetteer/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useActionData, useNavigation } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import type { Route } from './+types/page';
import { ChooseDialog } from './choose-dialog.tsx';
import { ChosenList } from './chosen-list.tsx';
import { bodyOf, type ItemKind, type ListName, listNames } from './front-draft.ts';
import './front.css';
import { loadFront } from './load-front.server.ts';
import { previewAddress } from './preview-address.ts';
import { type FrontAnswer, saveFront } from './save-front.server.ts';
import { SectionOrder } from './section-order.tsx';
import { useDraft } from './use-draft.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('front.title');
  return { title, ...(await loadFront(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return saveFront(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What the home page shows: chosen here, automatic where nothing is chosen. */
export default function FrontPage({ loaderData }: Route.ComponentProps) {
  const { title, saved, calls } = loaderData;
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const { draft, change, add } = useDraft(answer?.draft ?? loaderData.draft);
  const [adding, setAdding] = useState<{ list: ListName; kind: ItemKind }>();
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <>
      <SavedToast answer={answer} />
      <div className="console-head">
        <h1>{title}</h1>
        <div className="console-actions front-ways">
          <Link to="/console/front/revisions">{t('front.history.open')}</Link>
          <a href="/">{t('front.view')}</a>
        </div>
      </div>
      <p className="console-note">
        {t('front.about')}{' '}
        {saved.at ? (
          <>
            {t('front.saved', { name: saved.by ?? t('front.somebody') })} <LocalTime iso={saved.at} />
          </>
        ) : null}
      </p>
      {answer?.done === 'conflict' ? (
        <Notice kind="error" title={t('front.conflict')}>
          <p>{t('front.conflictText')}</p>
          {/* A whole load: what was typed here is let go on purpose. */}
          <a href="/console/front">{t('front.theirs')}</a>
        </Notice>
      ) : null}
      <Form method="post" preventScrollReset className="front">
        <input type="hidden" name="draft" value={JSON.stringify(draft)} />
        <input type="hidden" name="revision" value={answer?.revision ?? saved.revision} />
        {/* What Enter in a field does: the first button of a form. */}
        <div className="console-actions">
          <Button type="submit" look="primary" name="act" value="save" disabled={isBusy}>
            {t('front.save')}
          </Button>
          {/* What is chosen is in the address: the page that it leads to shows it, and nothing is saved. */}
          <a
            className={buttonClass()}
            href={previewAddress(bodyOf(draft, saved.revision))}
            target="_blank"
            rel="noopener"
          >
            {t('front.preview')}
          </a>
        </div>
        {listNames.map((name) => (
          <ChosenList
            key={name}
            name={name}
            items={draft[name]}
            faults={faultsOf(answer, name, t('front.refusedItem'))}
            linkFault={answer?.done === 'notFound' && answer.fields[name] ? t('front.notFound') : undefined}
            onChange={change}
            onAdd={(kind) => setAdding({ list: name, kind })}
          />
        ))}
        <SectionOrder sections={draft.sections} onChange={change} />
      </Form>
      {adding ? (
        <ChooseDialog
          kind={adding.kind}
          onClose={() => setAdding(undefined)}
          onChoose={(item) => {
            add(adding.list, item);
            setAdding(undefined);
          }}
        />
      ) : null}
      <ApiCalls calls={calls} />
    </>
  );
}

/** What is wrong with the entries of a list, by their index; that of the one chart at the head has no number. */
function faultsOf(answer: FrontAnswer | undefined, list: ListName, text: string): Record<number, string> {
  const fields = Object.keys(answer?.done === 'refused' ? answer.fields : {});
  const own = fields.filter((field) => field.split('.')[0] === list);
  return Object.fromEntries(own.map((field) => [Number(field.split('.')[1] ?? 0), text]));
}

function SavedToast({ answer }: { answer: FrontAnswer | undefined }) {
  const { t } = useTranslation();
  const isTold = answer && (['saved', 'refused', 'problem'] as const).find((done) => done === answer.done);
  const message = isTold && {
    text: t(`front.done.${isTold}`),
    kind: isTold === 'saved' ? ('plain' as const) : ('error' as const),
  };
  return <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />;
}
