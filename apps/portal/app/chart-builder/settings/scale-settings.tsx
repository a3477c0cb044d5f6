import type { Channel } from '@gazetteer/charts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberSetting, SelectSetting, ToggleSetting } from './setting-controls.tsx';
import { useDomainDraft } from './use-domain-draft.ts';

type Scale = NonNullable<Channel['scale']>;

interface ScaleSettingsProps {
  scale: Scale;
  /** Whether the mark is measured from zero whatever one says. */
  beginsAtZero: 'always' | 'free';
  onChange: (scale: Scale | undefined) => void;
}

const types = ['linear', 'log', 'sqrt'] as const;

/** The steps of a scale, where it begins, and which part of it is shown. */
export function ScaleSettings({ scale, beginsAtZero, onChange }: ScaleSettingsProps) {
  const { t, i18n } = useTranslation();
  const noteId = useId();
  const type = scale.type ?? 'linear';
  const set = (change: Partial<Record<keyof Scale, unknown>>) =>
    onChange(withoutUnset({ ...scale, ...change }));
  const offered = beginsAtZero === 'always' ? types.filter((one) => one !== 'log') : types;
  return (
    <>
      <SelectSetting
        label={t('visualise.settings.scale.type')}
        value={type}
        choices={offered.map((value) => ({ value, text: t(`visualise.settings.scale.${value}`) }))}
        onChange={(next) => set({ type: next === 'linear' ? undefined : next, domain: undefined })}
      />
      {type === 'log' && <p className="settings-note">{t('visualise.settings.scale.logNote')}</p>}
      {beginsAtZero === 'free' && type !== 'log' && (
        <ToggleSetting
          label={t('visualise.settings.scale.zero')}
          checked={scale.zero ?? false}
          onChange={(zero) => set({ zero: zero || undefined })}
        />
      )}
      {beginsAtZero === 'free' && (
        <DomainSetting scale={scale} noteId={noteId} language={i18n.language} set={set} />
      )}
    </>
  );
}

interface DomainSettingProps {
  scale: Scale;
  noteId: string;
  language: string;
  set: (change: Pick<Scale, 'domain'> | { domain: undefined }) => void;
}

/** The ends of the scale; they count once both are there and make sense. */
function DomainSetting({ scale, noteId, language, set }: DomainSettingProps) {
  const { t } = useTranslation();
  const draft = useDomainDraft(scale, set);
  return (
    <fieldset className="settings-ends">
      <legend>{t('visualise.settings.scale.range')}</legend>
      <NumberSetting
        label={t('visualise.settings.scale.from')}
        value={draft.from}
        language={language}
        describedBy={noteId}
        onChange={(from) => draft.change({ from, to: draft.to })}
      />
      <NumberSetting
        label={t('visualise.settings.scale.to')}
        value={draft.to}
        language={language}
        describedBy={noteId}
        onChange={(to) => draft.change({ from: draft.from, to })}
      />
      <p className="settings-note settings-wrong" id={noteId} role="status">
        {draft.fault && t(`visualise.settings.scale.${draft.fault}`)}
      </p>
      {scale.domain && (
        <button
          type="button"
          className="settings-link"
          onClick={() => draft.change({ from: undefined, to: undefined })}
        >
          {t('visualise.settings.scale.whole')}
        </button>
      )}
    </fieldset>
  );
}

function withoutUnset(scale: Partial<Record<keyof Scale, unknown>>): Scale | undefined {
  const entries = Object.entries(scale).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
