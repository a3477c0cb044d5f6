import type { Annotation } from '@gazetteer/charts';
import { Button } from '@gazetteer/ui';
import { type KeyboardEvent, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Unwritten } from './use-marking.ts';

/** Asks for the text at what was chosen, beside it. */
export function AnnotationForm({
  unwritten,
  onAdd,
  onCancel,
}: {
  unwritten: Unwritten;
  onAdd: (annotation: Annotation) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const field = useId();
  const { place, about, name } = unwritten;
  const stand = useCallback(
    (form: HTMLElement | null) => {
      const around = form?.offsetParent;
      if (!form || !around) return;
      const { width, height } = form.getBoundingClientRect();
      const top = place.y + 20 + height > around.clientHeight ? place.y - 20 - height : place.y + 20;
      form.style.left = `${Math.max(0, Math.min(place.x - width / 2, around.clientWidth - width))}px`;
      form.style.top = `${Math.max(0, top)}px`;
      form.querySelector('input')?.focus({ preventScroll: true });
      form.scrollIntoView({ block: 'nearest' });
    },
    [place],
  );
  const add = () => {
    const written = text.trim();
    if (written === '') return;
    onAdd({ ...about, text: written });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its fields gives up
    <form ref={stand} className="annotation-form" action={add} onKeyDown={onKeyDown}>
      <label htmlFor={field}>{t('visualise.builder.marking.text', { name })}</label>
      <input
        id={field}
        value={text}
        maxLength={300}
        required
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="annotation-form-acts">
        <Button type="submit" look="primary">
          {t('visualise.settings.marking.notes.add')}
        </Button>
        <Button onClick={onCancel}>{t('visualise.builder.marking.cancel')}</Button>
      </div>
    </form>
  );
}
