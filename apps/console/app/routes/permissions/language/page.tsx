import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { ButtonLink, Notice, PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useActionData, useLocation } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { changeLanguage } from './change-language.server.ts';
import { LanguageForm } from './language-form.tsx';
import { loadLanguage } from './load-language.server.ts';
import { MeanwhileChanged } from './meanwhile-changed.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('permissions.language.title');
  return { title, ...(await loadLanguage(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return changeLanguage(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The permission language of a project: which relations there are, and what follows from them. */
export default function LanguagePage({ loaderData }: Route.ComponentProps) {
  const { revision, version, source, isEmpty, text, calls } = loaderData;
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const { search } = useLocation();
  const answer = useActionData<typeof action>();
  const saved = answer?.saved;
  // What was sent stands in the editor until it is saved.
  const kept = answer && !saved?.ok ? answer : undefined;
  const isBegun = !isEmpty || kept !== undefined || new URLSearchParams(search).has('write');
  return (
    <>
      <PageToast
        message={saved?.ok ? { text: t('permissions.language.saved'), kind: 'plain' } : undefined}
        occasion={answer}
        closeLabel={t('session.close')}
      />
      <div className="console-head">
        <h1>{t('permissions.language.title')}</h1>
      </div>
      <p className="console-note">{t('permissions.language.about')}</p>
      {isEmpty && !isBegun ? (
        <EmptyState title={t('permissions.language.none.title')} text={t('permissions.language.none.text')}>
          {mayChange ? (
            <>
              <ButtonLink to="?write&example" look="primary">
                {t('permissions.language.none.example')}
              </ButtonLink>
              <ButtonLink to="?write">{t('permissions.language.none.blank')}</ButtonLink>
            </>
          ) : null}
        </EmptyState>
      ) : null}
      {answer?.act === 'save' && !answer.checked.ok ? (
        <Notice kind="error" title={t('permissions.language.unchecked')}>
          <p>{answer.checked.message ?? t('parts.refused')}</p>
        </Notice>
      ) : null}
      {answer?.losses === undefined ? null : (
        <Notice kind="error" title={t('permissions.language.losses')}>
          <p>{answer.losses}</p>
        </Notice>
      )}
      {saved && !saved.ok ? (
        saved.status === 412 ? (
          <MeanwhileChanged held={source} written={answer.text} />
        ) : (
          <Notice kind="error" title={t('permissions.language.refused')}>
            <p>{saved.message ?? t('parts.refused')}</p>
          </Notice>
        )
      ) : null}
      {isBegun ? (
        <LanguageForm
          // A form of its own for each version and each text that came back.
          key={`${version} ${search} ${kept ? kept.text : ''}`}
          revision={revision}
          version={version}
          source={source}
          text={kept?.text ?? text}
          checked={answer?.checked}
          losses={answer?.losses}
        />
      ) : null}
      <ApiCalls calls={calls} />
    </>
  );
}
