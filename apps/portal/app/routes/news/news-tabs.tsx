import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { articleKinds } from '../../articles/article.ts';
import { type NewsState, newsPath } from '../../articles/news-address.ts';

/** The kinds of articles, each a list of its own; a chosen subject goes along. */
export function NewsTabs({ state }: { state: NewsState }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('news.kinds')} className="news-tabs">
      <ul>
        {([undefined, ...articleKinds] as const).map((kind) => (
          <li key={kind ?? 'all'}>
            <Link
              to={newsPath({ kind, tag: state.tag })}
              aria-current={kind === state.kind ? 'page' : undefined}
              preventScrollReset
            >
              {kind ? t(`news.kind.${kind}`) : t('news.all')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
