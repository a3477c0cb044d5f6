import { languages } from '@gazetteer/site';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LibraryPicture } from './library-picture.ts';

/** Says in which language a picture is not described. */
export function MissingAlt({ picture: { alt } }: { picture: Pick<LibraryPicture, 'alt'> }) {
  const { t } = useTranslation();
  return languages
    .filter((language) => !alt[language])
    .map((language) => (
      <p key={language} className="library-missing">
        <IconAlertTriangle size={16} stroke={1.6} aria-hidden="true" />
        {t(`media.missing.${language}`)}
      </p>
    ));
}
