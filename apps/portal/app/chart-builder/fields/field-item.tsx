import type { ChartField } from '@gazetteer/charts';
import { memo } from 'react';
import { useStartDrag } from '../drag/use-drag.ts';
import { FieldIcon } from './field-icon.tsx';

interface FieldItemProps {
  field: ChartField;
  /** Where it stands on the chart, in words; empty where it does not. */
  on: string;
  isComputed: boolean;
  isOpen: boolean;
  /** Shown at a press: its menu. */
  onOpen: (field: ChartField, button: HTMLElement) => void;
  /** Pointed at or focused: its facts. Undefined when no longer. */
  onLook: (field: ChartField | undefined, button: HTMLElement, way: 'pointer' | 'focus') => void;
}

/** A field in the list: drag it, or press for the places it can be put on. */
export const FieldItem = memo(function FieldItem({
  field,
  on,
  isComputed,
  isOpen,
  onOpen,
  onLook,
}: FieldItemProps) {
  const startDrag = useStartDrag();
  return (
    <li className="fields-item">
      <button
        type="button"
        className="fields-field"
        data-field={field.id}
        data-on={on !== ''}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerDown={(event) => startDrag(event, { kind: 'field', field: field.id }, field.label)}
        onClick={({ currentTarget }) => onOpen(field, currentTarget)}
        onPointerEnter={({ currentTarget, pointerType }) =>
          pointerType === 'mouse' && onLook(field, currentTarget, 'pointer')
        }
        onPointerLeave={({ currentTarget }) => onLook(undefined, currentTarget, 'pointer')}
        onFocus={({ currentTarget }) =>
          currentTarget.matches(':focus-visible') && onLook(field, currentTarget, 'focus')
        }
        onBlur={({ currentTarget }) => onLook(undefined, currentTarget, 'focus')}
      >
        <FieldIcon kind={field.kind} computed={isComputed} />
        <span className="fields-name">{field.label}</span>
        {on ? <span className="fields-on">{on}</span> : null}
      </button>
    </li>
  );
});
