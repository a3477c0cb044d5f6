import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { otherShelves, shownShelves } from '../model/shelf-rules.ts';
import { useBuilder } from '../model/use-builder.ts';
import { Shelf } from './shelf.tsx';

/** The channels of the chart and the fields on them. */
export function ShelfPanel() {
  const { t } = useTranslation();
  const { spec } = useBuilder();
  const [isOpen, setOpen] = useState(false);
  return (
    // Arrows are a shortcut between the chips, which are buttons of their own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="shelves"
      id="shelves"
      tabIndex={-1}
      aria-labelledby="shelves-title"
      data-tutorial="shelves"
      onKeyDown={moveBetweenChips}
    >
      <h2 id="shelves-title" className="visually-hidden">
        {t('visualise.builder.shelves.title')}
      </h2>
      {shownShelves(spec).map((shelf) => (
        <Shelf key={shelf} shelf={shelf} />
      ))}
      <button
        type="button"
        className="shelves-more"
        aria-expanded={isOpen}
        aria-controls="shelves-others"
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronDown size={18} stroke={1.6} aria-hidden="true" />
        {t('visualise.builder.shelves.more')}
      </button>
      <div id="shelves-others" className="shelves" hidden={!isOpen}>
        {isOpen ? otherShelves(spec).map((shelf) => <Shelf key={shelf} shelf={shelf} />) : null}
      </div>
    </section>
  );
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function moveBetweenChips(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const { target } = event;
  if (!step || !(target instanceof HTMLElement) || !target.matches('[data-chip], [data-empty-shelf]')) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-chip], [data-empty-shelf]')];
  const next = stops[stops.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
