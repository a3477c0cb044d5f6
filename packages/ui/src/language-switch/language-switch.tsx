import { useLocation } from 'react-router';
import styles from './language-switch.module.css';

interface LanguageSwitchProps {
  /** What the list is called, for those who do not see it. */
  label: string;
  /** The languages the site speaks. */
  languages: readonly string[];
  current: string;
}

/** The languages by their own names; plain links, because the server remembers the choice and renders the page anew. */
export function LanguageSwitch({ label, languages, current }: LanguageSwitchProps) {
  const { pathname, search } = useLocation();
  const address = (language: string) => {
    const query = new URLSearchParams(search);
    query.set('lng', language);
    return `${pathname}?${query}`;
  };
  return (
    <nav aria-label={label}>
      <ul className={styles.languages}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={address(language)}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
            >
              {ownName(language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ownNames: Readonly<Record<string, string>> = { en: 'English', fr: 'Français' };

function ownName(language: string): string {
  return ownNames[language] ?? language;
}
