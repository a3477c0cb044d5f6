import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Subject } from '../../articles/call-subjects.server.ts';
import { type NewsState, newsPath } from '../../articles/news-address.ts';

/** The subjects that articles are about most; the chosen one first, as the link that takes it away. */
export function NewsSubjects({
  state,
  chosen,
  subjects,
}: {
  state: NewsState;
  chosen: Subject | undefined;
  subjects: readonly Subject[];
}) {
  const { t } = useTranslation();
  const { kind, text } = state;
  const others = subjects.filter(({ tag }) => tag.toLowerCase() !== chosen?.tag.toLowerCase());
  if (!chosen && others.length === 0) return null;
  return (
    <nav aria-label={t('news.subjects')} className="news-subjects">
      <ul className="article-tags">
        {chosen ? (
          <li>
            <Link
              to={newsPath({ kind, text })}
              className="news-chosen"
              aria-label={t('news.removeTag', { tag: chosen.called })}
              preventScrollReset
            >
              {chosen.called}
              <IconX size={13} stroke={2.25} aria-hidden="true" />
            </Link>
          </li>
        ) : null}
        {others.map(({ tag, called }) => (
          <li key={tag}>
            <Link to={newsPath({ kind, tag, text })} preventScrollReset>
              {called}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
