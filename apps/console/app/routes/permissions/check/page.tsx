import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, Notice, TabLinks } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { TokenPager } from '../../../parts/token-pager.tsx';
import { NeedsLanguage } from '../../../relation-tuples/needs-language.tsx';
import { TupleFields } from '../../../relation-tuples/tuple-fields.tsx';
import type { Route } from './+types/page';
import { AnswerPart } from './answer-part.tsx';
import styles from './check.module.css';
import { loadCheck } from './load-check.server.ts';
import { addressOf, questionNames, questions } from './question.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('permissions.check.title');
  return { title, ...(await loadCheck(loading)) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Asks what a project permits: whether and why, who stands in a set, which objects and which subjects. */
export default function CheckPage({ loaderData }: Route.ComponentProps) {
  const { question, typed, declared, relations, isNoSet, tuple, answer, calls } = loaderData;
  const { t } = useTranslation();
  return (
    <>
      <div className="console-head">
        <h1>{t('permissions.check.title')}</h1>
      </div>
      {declared.length === 0 ? (
        <NeedsLanguage />
      ) : (
        <>
          <TabLinks
            label={t('permissions.check.which')}
            className="console-states"
            tabs={questionNames.map((name) => ({
              text: t(`permissions.check.questions.${name}.tab`),
              to: addressOf(name, typed),
              isCurrent: name === question,
            }))}
          />
          <p className="console-note">{t(`permissions.check.questions.${question}.about`)}</p>
          <Form method="get" className={styles.form} key={`${question} ${JSON.stringify(typed)}`}>
            <input type="hidden" name="ask" value={question} />
            <TupleFields
              parts={questions[question]}
              typed={typed}
              namespaces={declared}
              relations={relations}
              required
              isNoSet={isNoSet}
            />
            <Button type="submit" look="primary">
              {t(`permissions.check.questions.${question}.ask`)}
            </Button>
          </Form>
          <div role="status">
            {answer && !answer.ok ? (
              <Notice kind="error" title={t('permissions.check.refused')}>
                <p>{answer.message ?? t('parts.refused')}</p>
              </Notice>
            ) : null}
            {answer?.ok && tuple ? <AnswerPart answer={answer.value} tuple={tuple} typed={typed} /> : null}
          </div>
          <TokenPager next={answer?.ok && 'listed' in answer.value ? answer.value.listed.next : undefined} />
        </>
      )}
      <ApiCalls calls={calls} />
    </>
  );
}
