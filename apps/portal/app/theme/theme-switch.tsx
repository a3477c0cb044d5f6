import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './theme-switch.module.css';
import { chooseTheme, currentTheme, type Theme, themes } from './theme.ts';

const icons = { system: IconDeviceDesktop, light: IconSun, dark: IconMoon };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(theme: Theme): void {
  chooseTheme(theme);
  for (const listener of listeners) listener();
}

/** Three marks: as the system, light, dark. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const current = useSyncExternalStore<Theme>(subscribe, currentTheme, () => 'system');
  return (
    <fieldset className={`${styles.switch} needs-script`}>
      <legend className="visually-hidden">{t('shell.footer.theme.label')}</legend>
      {themes.map((theme) => {
        const Mark = icons[theme];
        return (
          <label key={theme} title={t(`shell.footer.theme.${theme}`)}>
            <input
              type="radio"
              name="theme"
              className="visually-hidden"
              checked={theme === current}
              readOnly
              // Unlike a change, a click counts also where the mark was set before this script ran.
              onClick={() => choose(theme)}
            />
            <Mark size={18} stroke={1.6} aria-hidden="true" />
            <span className="visually-hidden">{t(`shell.footer.theme.${theme}`)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
