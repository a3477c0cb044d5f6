import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type NewsState, newsPath } from '../../articles/news-address.ts';

/** The subjects that articles are about most; the chosen one first, as the link that takes it away. */
export function NewsSubjects({ state, tags }: { state: NewsState; tags: readonly string[] }) {
  const { t } = useTranslation();
  const { kind, tag, text } = state;
  const others = tags.filter((other) => other.toLowerCase() !== tag?.toLowerCase());
  if (!tag && others.length === 0) return null;
  return (
    <nav aria-label={t('news.subjects')} className="news-subjects">
      <ul className="article-tags">
        {tag ? (
          <li>
            <Link
              to={newsPath({ kind, text })}
              className="news-chosen"
              aria-label={t('news.removeTag', { tag })}
              preventScrollReset
            >
              {tag}
              <IconX size={13} stroke={2.25} aria-hidden="true" />
            </Link>
          </li>
        ) : null}
        {others.map((other) => (
          <li key={other}>
            <Link to={newsPath({ kind, tag: other, text })} preventScrollReset>
              {other}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
