import { type ComboboxList, Listbox, ListboxLoading, ListboxNote } from '@gazetteer/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOfHit, type QuickHit } from './find-names.ts';
import { type QuickHits, useQuickHits } from './use-quick-hits.ts';

interface QuickListProps extends ComboboxList<QuickHit> {
  text: string;
  /** Told of what can be chosen now. */
  onOffer: (hits: readonly QuickHit[]) => void;
}

/** The list that asks for the hits of a text by itself. */
export function QuickList({ text, onOffer, ...list }: QuickListProps) {
  const hits = useQuickHits(text, true);
  useEffect(() => {
    onOffer(Array.isArray(hits) ? hits : []);
    return () => onOffer([]);
  }, [hits, onOffer]);
  return <HitList hits={hits} {...list} />;
}

/** The names that were found, under a heading each kind where there are several. */
export function HitList({ hits, ...list }: ComboboxList<QuickHit> & { hits: QuickHits }) {
  const { t } = useTranslation();
  if (hits === 'loading') return <ListboxLoading id={list.id} label={t('shell.loading')} />;
  if (hits === 'failed' || hits.length === 0)
    return (
      <ListboxNote id={list.id}>
        {t(hits === 'failed' ? 'shell.quickSearch.failed' : 'shell.quickSearch.none')}
      </ListboxNote>
    );
  const isMixed = hits.some(({ group = 'datasets' }) => group !== 'datasets');
  return (
    <Listbox
      {...list}
      label={t('shell.quickSearch.label')}
      choices={hits}
      notes="under"
      optionOf={({ path, text, of: note, group = 'datasets' }) => ({
        id: keyOfHit({ path, text, group }),
        text,
        note,
        group: isMixed ? t(`shell.quickSearch.groups.${group}`) : undefined,
      })}
    />
  );
}
