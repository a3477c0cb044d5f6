import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
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

export type ThemeTexts = Readonly<Record<'label' | Theme, string>>;

/** Three marks: as the system, light, dark. */
export function ThemeSwitch({ texts }: { texts: ThemeTexts }) {
  const current = useSyncExternalStore<Theme>(subscribe, currentTheme, () => 'system');
  return (
    <fieldset className={`${styles.switch} needs-script`}>
      <legend className="visually-hidden">{texts.label}</legend>
      {themes.map((theme) => {
        const Mark = icons[theme];
        return (
          <label key={theme} title={texts[theme]}>
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
            <span className="visually-hidden">{texts[theme]}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
