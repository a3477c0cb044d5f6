import { ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

/** The way through a list whose pages are named by tokens, in `page_token` of the address. */
export function TokenPager({ next }: { next: string | undefined }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const isFirst = !new URLSearchParams(search).has('page_token');
  if (isFirst && next === undefined) return null;
  return (
    <nav className="console-actions" aria-label={t('parts.tokens.label')}>
      {isFirst ? null : <ButtonLink to={addressOf(search, undefined)}>{t('parts.tokens.first')}</ButtonLink>}
      {next === undefined ? null : (
        <ButtonLink to={addressOf(search, next)} rel="next">
          {t('parts.tokens.next')}
        </ButtonLink>
      )}
    </nav>
  );
}

/** The same list with its filters, on another page. */
function addressOf(search: string, token: string | undefined): string {
  const query = new URLSearchParams(search);
  if (token === undefined) query.delete('page_token');
  else query.set('page_token', token);
  return `?${query.toString()}`;
}
