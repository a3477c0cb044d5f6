import { type ReaderChoice, writeTimeStep } from '@gazetteer/charts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../site/use-shell.ts';
import type { ReaderChoices } from './load-choices.server.ts';

type Time = NonNullable<ReaderChoices['time']>;

interface ChooseTimeProps {
  time: Time;
  chosen: ReaderChoice;
  onChoose: (choice: ReaderChoice) => void;
}

/** The time that is shown: one moment, or from one to another. */
export function ChooseTime(props: ChooseTimeProps) {
  return props.time.kind === 'moment' ? <ChooseMoment {...props} /> : <ChooseRange {...props} />;
}

/** A list, which works everywhere, and a slider beside it, which shows at once what changes from time to time. */
function ChooseMoment({ time, chosen, onChoose }: ChooseTimeProps) {
  const id = useId();
  const { locale } = useShell();
  const { values, published, step, label } = time;
  const value = chosen.time ?? published ?? '';
  const choose = (next: string) => onChoose({ ...chosen, time: next });
  return (
    <div className="reader-time">
      <label htmlFor={id}>{label}</label>
      <TimeList id={id} name="time" time={time} value={value} onChange={choose} />
      <input
        className="reader-slider needs-script"
        type="range"
        aria-label={label}
        aria-valuetext={writeTimeStep(value, step, locale)}
        min={0}
        max={values.length - 1}
        value={Math.max(0, values.indexOf(value))}
        onChange={({ target }) => choose(values[Number(target.value)] ?? value)}
      />
    </div>
  );
}

function ChooseRange({ time, chosen, onChoose }: ChooseTimeProps) {
  const { t } = useTranslation();
  const id = useId();
  const { values, label } = time;
  const { from = values[0] ?? '', to = values.at(-1) ?? '' } = chosen;
  const choose = (next: { from: string; to: string }) => onChoose({ ...chosen, ...next });
  return (
    <div className="reader-time" role="group" aria-label={label}>
      <label htmlFor={`${id}-from`}>{t('visualise.reader.from')}</label>
      <TimeList
        id={`${id}-from`}
        name="from"
        time={time}
        value={from}
        onChange={(value) => choose({ from: value, to: value > to ? value : to })}
      />
      <label htmlFor={`${id}-to`}>{t('visualise.reader.to')}</label>
      <TimeList
        id={`${id}-to`}
        name="to"
        time={time}
        value={to}
        onChange={(value) => choose({ from: value < from ? value : from, to: value })}
      />
    </div>
  );
}

interface TimeListProps {
  id: string;
  name: string;
  time: Time;
  value: string;
  onChange: (value: string) => void;
}

function TimeList({ id, name, time, value, onChange }: TimeListProps) {
  const { locale } = useShell();
  return (
    <select
      id={id}
      className="small-field"
      name={name}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {time.values.map((one) => (
        <option key={one} value={one}>
          {writeTimeStep(one, time.step, locale)}
        </option>
      ))}
    </select>
  );
}
