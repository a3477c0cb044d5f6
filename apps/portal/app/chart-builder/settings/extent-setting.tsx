import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchChoice } from '../filters/search-choice.tsx';
import { useBuilder } from '../model/use-builder.ts';

/** Which area a map shows the parts of: all there are, or one area above, found by its name. */
export function ExtentSetting() {
  const { t } = useTranslation();
  const { spec, facts, dispatch } = useBuilder();
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const place = facts?.places.find(({ field }) => field === spec.channels.geo?.field) ?? facts?.geo;
  const extents = place?.extents ?? [];
  if (extents.length === 0) return null;
  const chosen = extents.find(({ code }) => code === spec.map?.extent);
  const set = (extent: string | undefined) => {
    setChoosing(false);
    dispatch({ type: 'set-map', change: { extent } });
    requestAnimationFrame(() => button.current?.focus());
  };
  const whole = t('visualise.settings.map.nation');
  if (isChoosing)
    return (
      <SearchChoice
        label={t('visualise.settings.map.extent')}
        placeholder={t('visualise.settings.map.find')}
        nothing={t('visualise.settings.map.nothing')}
        choices={[
          { id: '', text: whole },
          ...extents.map(({ code, name, level }) => ({
            id: code,
            text: name,
            note: severalLevels(extents) ? level : null,
          })),
        ]}
        onChoose={({ id }) => set(id || undefined)}
        onClose={() => {
          setChoosing(false);
          requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  return (
    <div className="settings-row">
      <span id="settings-extent-label">{t('visualise.settings.map.extent')}</span>
      <button
        ref={button}
        id="settings-extent-value"
        type="button"
        className="settings-value"
        aria-labelledby="settings-extent-label settings-extent-value"
        aria-haspopup="listbox"
        onClick={() => setChoosing(true)}
      >
        {chosen?.name ?? spec.map?.extent ?? whole}
      </button>
    </div>
  );
}

function severalLevels(extents: readonly { level: string }[]): boolean {
  return new Set(extents.map(({ level }) => level)).size > 1;
}
