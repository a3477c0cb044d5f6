import { ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { type NewsState, newsPath } from '../../articles/news-address.ts';

/** In the place of a list with nothing in it: why that is so, and where to go on. */
export function NothingPublished({
  state: { tag, text, kind, page },
  count,
}: {
  state: NewsState;
  count: number;
}) {
  const { t } = useTranslation();
  const reason = page > 1 && count > 0 ? 'page' : text ? 'found' : tag ? 'tag' : undefined;
  if (reason) {
    return (
      <div className="news-empty">
        <h2>{t(`news.empty.${reason}`, { tag: tag ?? '', text: text ?? '' })}</h2>
        <p>{t(`news.empty.${reason}Text`)}</p>
        <ButtonLink to={newsPath(reason === 'page' ? { kind, tag, text } : {})}>
          {t('news.empty.all')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="news-empty">
      <h2>{t('news.empty.title')}</h2>
      <p>{t('news.empty.text')}</p>
      <p>{t('news.empty.meanwhile')}</p>
      <ButtonLink to="/search?sortBy=lastModified">{t('news.empty.newest')}</ButtonLink>
    </div>
  );
}
