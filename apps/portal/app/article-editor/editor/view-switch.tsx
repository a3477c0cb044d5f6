import { Checkbox } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';

/** Which languages are on the screen, and whether the text is drawn beside them. */
export interface EditorView {
  language: 'en' | 'fr' | 'both';
  hasPreview: boolean;
}

/** Chooses what is on the screen; without script everything is. */
export function ViewSwitch({ view, onView }: { view: EditorView; onView: (view: EditorView) => void }) {
  const { t } = useTranslation();
  return (
    <div className="editor-view needs-script">
      <fieldset className="editor-languages">
        <legend className="visually-hidden">{t('console.content.language.label')}</legend>
        {(['en', 'fr', 'both'] as const).map((language) => (
          <label key={language}>
            <input
              type="radio"
              name="view"
              className="visually-hidden"
              checked={view.language === language}
              onChange={() => onView({ ...view, language })}
            />
            {t(`console.content.language.${language}`)}
          </label>
        ))}
      </fieldset>
      <label className="editor-preview-choice">
        <Checkbox
          checked={view.hasPreview}
          onChange={() => onView({ ...view, hasPreview: !view.hasPreview })}
        />
        {t('console.content.preview.title')}
      </label>
    </div>
  );
}
