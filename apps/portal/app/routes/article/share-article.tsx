import { CopyButton } from '@gazetteer/ui';
import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Article, articlePath } from '../../articles/article.ts';
import { NativeShare } from '../../controls/native-share.tsx';
import { useShell } from '../../site/use-shell.ts';

/** Ways to pass an article on that tell nobody else of it. */
export function ShareArticle({ article }: { article: Article }) {
  const { t } = useTranslation();
  const { publicUrl, site } = useShell();
  const { title, excerpt } = article;
  const url = publicUrl + articlePath(article);
  const body = [excerpt, url].filter(Boolean).join('\n\n');
  const mail = `mailto:?subject=${encodeURIComponent(`${title} · ${site.name}`)}&body=${encodeURIComponent(body)}`;
  return (
    <section className="article-share">
      <h2>{t('article.share')}</h2>
      <div>
        <a href={mail}>
          <IconMail size={18} stroke={1.6} aria-hidden="true" />
          {t('article.mail')}
        </a>
        <CopyButton text={url} label={t('article.copy')} copied={t('article.copied')} />
        <NativeShare title={title} url={url} label={t('article.native')} />
      </div>
    </section>
  );
}
