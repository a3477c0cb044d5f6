import { languages, useFigures } from '@gazetteer/site';
import { Button, CopyButton, TextField } from '@gazetteer/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { libraryAddress, type LibraryQuery } from './library-address.ts';
import type { OpenPicture } from './library-picture.ts';
import { MissingAlt } from './missing-alt.tsx';

interface PictureDetailProps {
  picture: OpenPicture;
  query: LibraryQuery;
  /** What was typed and could not be kept. */
  typed: { en: string; fr: string } | undefined;
}

/** One picture: what it shows in both languages, where it is used, and the way to delete it. */
export function PictureDetail({ picture, query, typed }: PictureDetailProps) {
  const { t } = useTranslation();
  const { file_name, markdown } = picture;
  return (
    <section className="library-open" aria-labelledby="picture-name">
      <p>
        <Link
          to={libraryAddress({ ...query, picture: undefined, isDeleted: false })}
          className="library-back"
        >
          <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" />
          {t('media.back')}
        </Link>
      </p>
      <h2 id="picture-name">
        <bdi>{file_name}</bdi>
      </h2>
      <img className="library-large" src={picture.picture.src} alt={picture.picture.alt} />
      <Facts picture={picture} />
      <AltForm alt={typed ?? picture.alt} picture={picture} />
      <div className="library-markdown">
        <p className="console-note">{t('media.markdown')}</p>
        <code>{markdown}</code>
        <CopyButton text={markdown} label={t('media.copy')} copied={t('media.copied')} />
      </div>
      <Uses picture={picture} />
    </section>
  );
}

function Facts({ picture: { width, height, byte_size, type, created } }: { picture: OpenPicture }) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <p className="console-note">
      {[
        t('media.pixels', { width: figures.number(width), height: figures.number(height) }),
        type.replace('image/', '').toUpperCase(),
        figures.bytes(byte_size),
        t('media.since', { date: figures.date(created) }),
      ].join(' · ')}
    </p>
  );
}

function AltForm({
  alt,
  picture,
}: {
  alt: Readonly<Record<'en' | 'fr', string | null>>;
  picture: OpenPicture;
}) {
  const { t } = useTranslation();
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" preventScrollReset className="library-alt">
      <MissingAlt picture={picture} />
      {languages.map((language) => (
        <TextField
          key={language}
          name={`alt_${language}`}
          lang={language}
          label={t(`media.alt.${language}`)}
          defaultValue={alt[language] ?? ''}
          maxLength={300}
        />
      ))}
      <Button type="submit" look="primary" name="intent" value="describe" disabled={isBusy}>
        {t('media.keep')}
      </Button>
    </Form>
  );
}

/** Where it is shown; what is shown nowhere can be deleted. */
function Uses({ picture: { used_by, uses } }: { picture: OpenPicture }) {
  const { t } = useTranslation();
  const isBusy = useNavigation().formMethod === 'POST';
  if (used_by.length > 0)
    return (
      <div className="library-uses">
        <h3>{t('media.usedIn')}</h3>
        <ul>
          {used_by.map(({ id, title }) => (
            <li key={id}>
              <Link to={`/console/content/${encodeURIComponent(id)}`}>
                <bdi>{title || t('media.untitled')}</bdi>
              </Link>
            </li>
          ))}
        </ul>
        {uses > used_by.length ? (
          <p className="console-note">{t('media.moreUses', { count: uses - used_by.length })}</p>
        ) : null}
        <p className="console-note">{t('media.cannotDelete')}</p>
      </div>
    );
  return (
    <details className="library-delete">
      <summary>{t('media.delete')}</summary>
      <Form method="post" className="library-uses">
        <p>{t('media.deleteText')}</p>
        <Button type="submit" name="intent" value="delete" disabled={isBusy} className="library-delete-now">
          {t('media.deleteNow')}
        </Button>
      </Form>
    </details>
  );
}
