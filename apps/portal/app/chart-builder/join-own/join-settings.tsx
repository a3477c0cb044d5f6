import type { OwnSource } from '@gazetteer/charts';
import { Checkbox } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { hows } from '../../merge/merge-address.ts';
import { useAreaWords } from '../../merge/use-area-words.ts';
import { SelectChoice } from '../../controls/select-choice.tsx';
import type { OwnWishes } from './own-wishes.ts';
import type { PortalTable } from './portal-table.ts';
import type { PlaceWay } from './ways-to-join.ts';

interface JoinSettingsProps {
  own: OwnSource;
  table: PortalTable;
  ways: readonly PlaceWay[];
  wishes: OwnWishes;
  /** Some places and times have several rows in the table. */
  hasSeveral: boolean;
  onChange: (wishes: OwnWishes) => void;
}

/** What the person says of how own rows and a table are joined. */
export function JoinSettings({ own, table, ways, wishes, hasSeveral, onChange }: JoinSettingsProps) {
  const { t } = useTranslation();
  const words = useAreaWords();
  const levels = wishes.way === 'equal' ? [] : (ways[wishes.way]?.levels ?? []);
  const hasTime =
    own.columns.some(({ type, role }) => isTime(type) || role === 'time') || table.side.period !== null;
  return (
    <div className="add-table-wishes">
      <SelectChoice
        label={t('visualise.addTable.own.by')}
        value={String(wishes.way)}
        choices={[
          ...ways.map(({ own: ours, theirs }, index) => ({
            value: String(index),
            text: t('visualise.addTable.own.byPlace', {
              own: own.columns.find(({ id }) => id === ours.field)?.label ?? ours.field,
              theirs: labelOf(table, theirs.field),
            }),
          })),
          { value: 'equal', text: t('visualise.addTable.own.byEqual') },
        ]}
        onChange={(way) =>
          onChange({ ...wishes, way: way === 'equal' ? way : Number(way), level: undefined })
        }
      />
      {wishes.way === 'equal' && (
        <>
          <SelectChoice
            label={t('visualise.addTable.own.column', { table: own.name })}
            value={wishes.own}
            choices={[
              { value: '', text: t('visualise.addTable.own.chooseColumn') },
              ...own.columns.map(({ id, label }) => ({ value: id, text: label ?? id })),
            ]}
            onChange={(field) => onChange({ ...wishes, own: field })}
          />
          <SelectChoice
            label={t('visualise.addTable.own.column', { table: table.title })}
            value={wishes.theirs}
            choices={[
              { value: '', text: t('visualise.addTable.own.chooseColumn') },
              ...table.side.columns.map(({ field, label }) => ({ value: field, text: label ?? field })),
            ]}
            onChange={(field) => onChange({ ...wishes, theirs: field })}
          />
        </>
      )}
      {levels.length > 1 && (
        <SelectChoice
          label={t('visualise.addTable.level')}
          value={wishes.level ?? levels[0]?.level ?? ''}
          choices={levels.map((level) => ({ value: level.level, text: words.level(level) }))}
          onChange={(level) => onChange({ ...wishes, level })}
        />
      )}
      <SelectChoice
        label={t('visualise.addTable.how')}
        value={wishes.how}
        choices={hows.map((how) => ({ value: how, text: t(`merge.how.${how}`) }))}
        onChange={(how) => onChange({ ...wishes, how })}
      />
      {hasSeveral && (
        <Toggle
          label={t('visualise.addTable.own.combine', { table: table.title })}
          checked={wishes.combine}
          onChange={(combine) => onChange({ ...wishes, combine })}
        />
      )}
      {hasTime && (
        <Toggle
          label={t('visualise.addTable.own.ignoreTime')}
          checked={wishes.ignoreTime}
          onChange={(ignoreTime) => onChange({ ...wishes, ignoreTime })}
        />
      )}
    </div>
  );
}

function isTime(type: string): boolean {
  return type === 'date' || type === 'timestamp';
}

function labelOf({ side }: PortalTable, field: string): string {
  return side.columns.find((column) => column.field === field)?.label ?? field;
}

interface ToggleProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Toggle({ label, checked, onChange }: ToggleProps) {
  return (
    <label className="add-table-toggle">
      <Checkbox checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
