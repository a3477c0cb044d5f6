import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Branding } from './branding-settings.ts';
import styles from './branding.module.css';

/** How the head of a page and its button look on both grounds, as it is saved. */
export function BrandingPreview({ branding, name }: { branding: Branding; name: string }) {
  const { t } = useTranslation();
  return (
    <figure className={styles.previews}>
      <figcaption>{t('branding.preview')}</figcaption>
      {(['light', 'dark'] as const).map((ground) => (
        <div
          key={ground}
          className={styles.preview}
          data-ground={ground}
          style={accentOf(branding)}
          role="img"
          aria-label={t(`branding.on.${ground}`, { name })}
        >
          <span className={styles.brand}>
            {branding.logo ? <img src={branding.logo} alt="" height={28} /> : null}
            {name}
          </span>
          <span className={styles.sample}>{t('branding.sample')}</span>
        </div>
      ))}
    </figure>
  );
}

function accentOf({ accent }: Branding): CSSProperties | undefined {
  return accent && ({ '--accent-light': accent.light, '--accent-dark': accent.dark } as CSSProperties);
}
