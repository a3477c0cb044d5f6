import { useTimeZone } from '@gazetteer/site';
import { TextField } from '@gazetteer/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instantOf, localOf, zoneLabel } from '../values/zoned-time.ts';

interface MomentFieldProps {
  label: string;
  name: string;
  /** ISO text, or empty. */
  value: string;
  error?: string | undefined;
  min?: string | undefined;
  onChange: (instant: string) => void;
}

/** A date and a time of day on the clocks of who types; in UTC without script. The zone stands beside it. */
export function MomentField({ label, name, value, error, min, onChange }: MomentFieldProps) {
  const { t } = useTranslation();
  const zone = useTimeZone();
  // While a date is being typed, it is none yet.
  const [typed, setTyped] = useState<{ text: string; instant: string }>();
  const shown = typed && typed.instant === value ? typed.text : localOf(value, zone);
  // The server and its page must say the same: without a moment the zone has no offset to tell.
  const zoneName = value ? zoneLabel(zone, value) : zone.replaceAll('_', ' ');
  return (
    <TextField
      type="datetime-local"
      label={label}
      name={name}
      value={shown}
      min={min ? localOf(min, zone) : undefined}
      error={error}
      hint={t('content.zone', { zone: zoneName })}
      onChange={(event) => {
        const text = event.currentTarget.value;
        const instant = instantOf(text, zone) ?? '';
        setTyped({ text, instant });
        onChange(instant);
      }}
    />
  );
}
