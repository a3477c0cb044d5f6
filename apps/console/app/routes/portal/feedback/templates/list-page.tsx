import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { ButtonLink, PageToast } from '@gazetteer/ui';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { translator } from '../../../../i18n/i18n.server.ts';
import { BackLink } from '../../../../parts/back-link.tsx';
import type { AnswerTemplate } from '../inbox-message.ts';
import { loadTemplates } from '../load-inbox.server.ts';
import './templates.css';
import type { Route } from './+types/list-page';

const done = ['saved', 'deleted'] as const;

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('templates.title');
  const asked = loading.url.searchParams.get('done');
  return { title, templates: await loadTemplates(loading), done: done.find((one) => one === asked) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The answers that the team keeps to begin with. */
export default function TemplatesPage({ loaderData }: Route.ComponentProps) {
  const { title, templates } = loaderData;
  const { t } = useTranslation();
  const message = loaderData.done && { text: t(`templates.done.${loaderData.done}`), kind: 'plain' as const };
  return (
    <>
      <PageToast message={message} occasion={loaderData} closeLabel={t('session.close')} />
      <BackLink to="/console/feedback">{t('feedback.back')}</BackLink>
      <div className="console-head">
        <h1>{title}</h1>
        <ButtonLink
          look="primary"
          to="/console/feedback/templates/new"
          icon={<IconPlus size={20} stroke={1.6} aria-hidden="true" />}
        >
          {t('templates.new')}
        </ButtonLink>
      </div>
      <p className="console-note">{t('templates.about')}</p>
      {templates.length === 0 ? (
        <p>{t('templates.none')}</p>
      ) : (
        <ul className="templates">
          {templates.map((template) => (
            <TemplateItem key={template.id} template={template} />
          ))}
        </ul>
      )}
    </>
  );
}

function TemplateItem({ template: { id, title, texts } }: { template: AnswerTemplate }) {
  const { t } = useTranslation();
  const missing = (['en', 'fr'] as const).find((language) => texts[language] === '');
  return (
    <li>
      <Link to={`/console/feedback/templates/${encodeURIComponent(id)}`}>{title}</Link>
      {missing ? <span className="console-note">{t(`templates.missing.${missing}`)}</span> : null}
      <p className="templates-text">{texts.en === '' ? texts.fr : texts.en}</p>
    </li>
  );
}
