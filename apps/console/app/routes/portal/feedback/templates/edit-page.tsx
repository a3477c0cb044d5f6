import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, Notice, TextArea, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useActionData, useNavigation } from 'react-router';
import { translator } from '../../../../i18n/i18n.server.ts';
import { BackLink } from '../../../../parts/back-link.tsx';
import './templates.css';
import { loadTemplate } from './load-template.server.ts';
import { saveTemplate, type TemplateAnswer } from './save-template.server.ts';
import type { Route } from './+types/edit-page';

export async function loader(loading: Route.LoaderArgs) {
  const template = await loadTemplate(loading, loading.params.template);
  const t = translator(siteContext(loading.context).locale);
  return { title: template.revision === 0 ? t('templates.new') : template.title, template };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  return saveTemplate({ context, request }, params.template, new URLSearchParams(await request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

const languages = ['en', 'fr'] as const;
const longest = { title: 120, text: 10_000 };

/** One kept answer, in both languages side by side. */
export default function TemplatePage({ loaderData: { title, template } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().formMethod === 'POST';
  const shown = answer?.typed ?? template;
  const faultOf = (field: TemplateAnswer['faults'][number]) =>
    answer?.faults.includes(field)
      ? t(`templates.fault.${field === 'texts.en' || field === 'texts.fr' ? 'placeholder' : field}`)
      : undefined;
  return (
    <>
      <BackLink to="/console/feedback/templates">{t('templates.title')}</BackLink>
      <div className="console-head">
        <h1>{title}</h1>
      </div>
      <WhyUnsaved answer={answer} id={template.id} />
      <Form method="post" className="templates-form">
        <input type="hidden" name="revision" value={shown.revision} />
        <TextField
          name="title"
          label={t('templates.name')}
          hint={t('templates.nameHint')}
          error={faultOf('title')}
          defaultValue={shown.title}
          maxLength={longest.title}
          required
        />
        <div className="templates-texts">
          {languages.map((language) => (
            <TextArea
              key={language}
              name={language}
              lang={language}
              label={t(`templates.text.${language}`)}
              error={faultOf(`texts.${language}`) ?? (language === 'en' ? faultOf('texts') : undefined)}
              defaultValue={shown.texts[language]}
              maxLength={longest.text}
              rows={12}
            />
          ))}
        </div>
        <p className="console-note">{t('templates.placeholders')}</p>
        <div className="console-actions">
          <Button type="submit" look="primary" name="act" value="save" disabled={isBusy}>
            {t('templates.save')}
          </Button>
          {template.revision === 0 ? null : (
            <Button type="submit" name="act" value="delete" formNoValidate disabled={isBusy}>
              {t('templates.delete')}
            </Button>
          )}
        </div>
      </Form>
    </>
  );
}

function WhyUnsaved({ answer, id }: { answer: TemplateAnswer | undefined; id: string }) {
  const { t } = useTranslation();
  if (!answer || answer.done === 'refused') return null;
  return (
    <Notice kind="error" title={t(`templates.unsaved.${answer.done}`)}>
      {answer.done === 'overtaken' ? (
        // A whole load: what was typed here is let go on purpose.
        <a href={`/console/feedback/templates/${encodeURIComponent(id)}`}>{t('templates.theirs')}</a>
      ) : null}
    </Notice>
  );
}
