import { Pager } from '@gazetteer/site';
import { Button, TextField } from '@gazetteer/ui';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { libraryAddress, pageSize } from './library-address.ts';
import type { LibraryPicture } from './library-picture.ts';
import type { Library } from './load-library.server.ts';
import { MissingAlt } from './missing-alt.tsx';
import './library.css';

/** The pictures of a page as tiles; each opens beside them. */
export function PictureGrid({ library }: { library: Library }) {
  const { t } = useTranslation();
  const { query, pictures, count } = library;
  const others = { ...query, isDeleted: false, picture: undefined };
  return (
    <>
      <Form role="search" className="library-search" key={query.search}>
        <TextField
          type="search"
          name="search"
          label={t('media.search')}
          defaultValue={query.search}
          maxLength={200}
        />
        <Button type="submit" icon={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}>
          {t('media.find')}
        </Button>
      </Form>
      {count === 0 ? (
        <p className="library-empty">{t(query.search === '' ? 'media.none' : 'media.noneFound')}</p>
      ) : null}
      <ul className="library-grid">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Link
              to={libraryAddress({ ...others, picture: picture.id })}
              aria-current={picture.id === library.open?.id ? 'true' : undefined}
              className="library-tile"
            >
              <Thumbnail picture={picture} />
              <bdi className="library-tile-name">{picture.file_name}</bdi>
            </Link>
            <p className="console-note">{t('media.uses', { count: picture.uses })}</p>
            <MissingAlt picture={picture} />
          </li>
        ))}
      </ul>
      <Pager
        label={t('pager.label')}
        isByTime
        page={query.page}
        last={Math.ceil(count / pageSize)}
        pathOf={(page) => libraryAddress({ ...others, page })}
      />
    </>
  );
}

function Thumbnail({ picture: { picture } }: { picture: LibraryPicture }) {
  return (
    <picture>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="200px" />
      ))}
      <img src={picture.src} alt={picture.alt} loading="lazy" width={200} height={150} />
    </picture>
  );
}
