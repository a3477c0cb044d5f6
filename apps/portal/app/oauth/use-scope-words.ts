import { useTranslation } from 'react-i18next';

const known = [
  'openid',
  'offline_access',
  'profile',
  'email',
  'phone',
  'catalogue_read',
  'catalogue_write',
  'datastore_read',
  'datastore_write',
  'content_read',
  'content_read',
  'content_write',
  'permissions_read',
  'permissions_write',
  'permissions_read',
  'permissions_write',
] as const;

/** What a scope means, in the reader's words. */
export interface ScopeWords {
  scope: string;
  name: string;
  text: string;
}

/** The words for scopes; those that nobody here knows are shown by their own name. */
export function useScopeWords(): (scopes: readonly string[]) => ScopeWords[] {
  const { t } = useTranslation();
  return (scopes) =>
    scopes.map((scope) => {
      const key = scope === 'offline' ? 'offline_access' : scope.replaceAll('.', '_');
      const words = known.find((name) => name === key);
      if (!words) return { scope, name: scope, text: t('access.scopes.unknown') };
      return { scope, name: t(`access.scopes.${words}.name`), text: t(`access.scopes.${words}.text`) };
    });
}
