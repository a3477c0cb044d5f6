import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { MoveButtons } from './chosen-list.tsx';
import type { FrontDraft } from './front-draft.ts';

/** The sections of the page in their order, each shown or hidden. */
export function SectionOrder({
  sections,
  onChange,
}: {
  sections: FrontDraft['sections'];
  onChange: (act: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <section className="front-part" aria-labelledby="front-sections">
      <h2 id="front-sections">{t('front.sections.title')}</h2>
      <p className="console-note">{t('front.sections.text')}</p>
      <ol className="front-list">
        {sections.map(({ name, shown }, index) => {
          const title = t(`front.section.${name}`);
          return (
            <li key={name} data-hidden={shown ? undefined : ''}>
              <span className="front-words">
                <span>{title}</span>
                {shown ? null : <small className="front-hidden">{t('front.sectionHidden')}</small>}
              </span>
              <span className="front-acts">
                <MoveButtons
                  list="sections"
                  index={index}
                  count={sections.length}
                  title={title}
                  onChange={onChange}
                />
                <Button
                  id={`toggle-sections-${index}`}
                  type="submit"
                  name="act"
                  value={`toggle sections ${index}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onChange(`toggle sections ${index}`);
                  }}
                >
                  {t(shown ? 'front.hide' : 'front.show')}
                  <span className="visually-hidden"> {title}</span>
                </Button>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
