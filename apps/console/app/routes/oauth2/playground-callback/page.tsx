import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link, useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ParameterTable } from '../../../playground/parameter-table.tsx';
import styles from '../../../playground/playground.module.css';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { ExchangePart } from './exchange-part.tsx';
import { goOn } from './go-on.server.ts';
import { type LoadedAnswer, loadAnswer } from './load-answer.server.ts';
import { TokensPart } from './tokens-part.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('oauth2.play.returned');
  return { title, ...(await loadAnswer(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return { result: await goOn(acting, new URLSearchParams(await acting.request.text())) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Where the authorization endpoint sends its answer to the playground: what came, and the steps from there. */
export default function PlaygroundCallbackPage({ loaderData: returned }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { address } = useProject();
  const result = useActionData<typeof action>()?.result;
  const step = result?.ok ? result.value : undefined;
  const { client, code, isExpected, isFromIssuer } = returned;
  return (
    <>
      <div className="console-head">
        <h1>{t('oauth2.play.returned')}</h1>
      </div>
      <div className={styles.steps}>
        <Returned returned={returned} />
        {result && !result.ok ? (
          <Notice kind="error" title={result.message ?? t('oauth2.tokens.unreachable')} />
        ) : null}
        {client && code !== undefined && isExpected && isFromIssuer ? (
          <ExchangePart client={client} step={step} />
        ) : null}
        {client && step?.tokens?.access_token ? <TokensPart client={client} step={step} /> : null}
        <p>
          <Link to={`${address}/playground${client ? `?client=${encodeURIComponent(client.id)}` : ''}`}>
            {t('oauth2.play.again')}
          </Link>
        </p>
      </div>
    </>
  );
}

/** What came back, and whether it is the answer to the request of this browser. */
function Returned({
  returned: { parameters, client, code, isExpected, isFromIssuer },
}: {
  returned: LoadedAnswer;
}) {
  const { t } = useTranslation();
  if (parameters.length === 0) return <Notice title={t('oauth2.play.nothing')} />;
  return (
    <section aria-labelledby="came">
      <h2 id="came">{t('oauth2.play.came')}</h2>
      <ParameterTable label={t('oauth2.play.came')} parameters={parameters} />
      {isExpected && isFromIssuer ? (
        <p>{t('oauth2.play.expected')}</p>
      ) : (
        <Notice
          kind="error"
          title={t(
            client === undefined
              ? 'oauth2.play.forgotten'
              : isExpected
                ? 'oauth2.play.otherIssuer'
                : 'oauth2.play.unexpected',
          )}
        />
      )}
      {code === undefined && isExpected ? <p>{t('oauth2.play.refused')}</p> : null}
    </section>
  );
}
