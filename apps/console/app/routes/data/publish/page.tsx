import { unlistedMeta, useSiteFrame } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, Notice, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { DatasetHead } from '../../../datasets/dataset-head.tsx';
import { refusalText } from '../../../datasets/refusal-text.ts';
import { SaveBar } from '../../../datasets/save-bar.tsx';
import { translator } from '../../../i18n/i18n.server.ts';
import { BackLink } from '../../../parts/back-link.tsx';
import type { Route } from './+types/page';
import { AppearancePart } from './appearance-part.tsx';
import { loadPublish, type Publication } from './load-publish.server.ts';
import { PlaceList } from './place-list.tsx';
import { publishDataset } from './publish-dataset.server.ts';
import styles from './publish.module.css';

export async function loader(loading: Route.LoaderArgs) {
  const publication = await loadPublish(loading);
  const t = translator(siteContext(loading.context).locale);
  return { title: `${t('data.publish.title')} · ${publication.heading}`, publication };
}

export async function action(acting: Route.ActionArgs) {
  return publishDataset(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The last step before a dataset is published: how visitors will find it, in each language of the portal. */
export default function PublishPage({ loaderData: { publication }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { name, notListed, languages, tried } = publication;
  const refusal = actionData?.refusal;
  return (
    <>
      <BackLink to={`/console/data/${name}`}>{t('data.publish.back')}</BackLink>
      <DatasetHead name={name} heading={publication.heading} standing={publication.standing} />
      {refusal ? (
        <Notice kind="error" title={t('data.publish.refused')}>
          <p>
            {refusal.info?.['revision'] === undefined ? refusalText(t, refusal) : t('data.conflict.step')}
          </p>
        </Notice>
      ) : null}
      <h2>{t('data.publish.title')}</h2>
      <p className={styles.lead}>{t('data.publish.about')}</p>
      {notListed ? <Notice title={t(`data.found.${notListed}`)} /> : null}
      <LeftOut publication={publication} />
      <Lacks publication={publication} />
      <div className={styles.languages}>
        {languages.map(({ language, hasTitle, places, appearance }) => (
          <section key={language} className={styles.language} aria-labelledby={`in-${language}`}>
            <h3 id={`in-${language}`}>{t(`data.publish.readers.${language}`)}</h3>
            {hasTitle ? null : <p className="console-note">{t(`data.publish.untitled.${language}`)}</p>}
            <h4>{t('data.publish.search')}</h4>
            {places.length > 0 ? (
              <PlaceList places={places} language={language} notListed={notListed} />
            ) : (
              <p className="console-note">{t('data.publish.noWords')}</p>
            )}
            {appearance ? (
              <AppearancePart
                appearance={appearance}
                language={language}
                name={name}
                hasTable={publication.hasTable}
              />
            ) : null}
          </section>
        ))}
      </div>
      <section className={styles.part} aria-labelledby="try">
        <h3 id="try">{t('data.publish.try.title')}</h3>
        <Form method="get" className={styles.try} preventScrollReset>
          <TextField
            label={t('data.publish.try.words')}
            name="words"
            maxLength={200}
            defaultValue={tried.words}
          />
          <Button type="submit">{t('data.publish.try.do')}</Button>
        </Form>
        <div role="status" className={styles.tried}>
          {tried.place ? <Tried place={tried.place} notListed={notListed} /> : null}
        </div>
      </section>
      <Form method="post">
        <input type="hidden" name="revision" value={publication.revision} />
        <SaveBar call={publication.call}>
          <Button type="submit" look="primary">
            {t('data.step.publish.do')}
          </Button>
        </SaveBar>
      </Form>
    </>
  );
}

function Tried({
  place,
  notListed,
}: {
  place: NonNullable<Publication['tried']['place']>;
  notListed: Publication['notListed'];
}) {
  const { locale } = useSiteFrame();
  return <PlaceList places={[place]} language={locale} notListed={notListed} />;
}

/** The files and tables that are not in the search, and why. */
function LeftOut({ publication: { leftOut, name } }: { publication: Publication }) {
  const { t } = useTranslation();
  if (leftOut.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="left-out">
      <h3 id="left-out">{t('data.publish.leftOut')}</h3>
      <ul className={styles.lacks}>
        {leftOut.map((resource) => (
          <li key={resource.id}>
            <span>
              {t(
                `data.publish.because.${resource.not_listed_because === 'held_back' ? 'held_back' : 'nothing_usable'}`,
                {
                  name: resource.name ?? resource.id,
                },
              )}
            </span>
            <Link to={`/console/data/${name}#resources`}>
              {t('data.publish.change')}
              <span className="visually-hidden"> {resource.name ?? resource.id}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What readers will miss, each with the place where it is added. */
function Lacks({ publication: { lacks } }: { publication: Publication }) {
  const { t } = useTranslation();
  if (lacks.length === 0) return <p className={styles.complete}>{t('data.publish.complete')}</p>;
  return (
    <section className={styles.part} aria-labelledby="lacks">
      <h3 id="lacks">{t('data.publish.lacks')}</h3>
      <ul className={styles.lacks}>
        {lacks.map((lack) => {
          const words =
            'language' in lack
              ? t(`data.publish.lack.${lack.what}.${lack.language}`)
              : t(`data.publish.lack.${lack.what}`);
          return (
            <li key={`${lack.what} ${lack.place} ${words}`}>
              <span>{words}</span>
              <Link to={lack.place}>
                {t('data.publish.add')}
                <span className="visually-hidden">{` · ${words}`}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
