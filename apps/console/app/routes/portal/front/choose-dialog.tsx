import { pictureAddress, useSiteFrame } from '@gazetteer/site';
import { Dialog } from '@gazetteer/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Picker } from '../../../article-editor/pickers/picker.tsx';
import { type ChosenItem, type ItemKind } from './front-draft.ts';
import { finders, type FoundItem } from './find-items.ts';

interface ChooseDialogProps {
  kind: ItemKind;
  onChoose: (item: ChosenItem) => void;
  onClose: () => void;
}

/** A window in which one finds public charts, tables, datasets or articles while one types. */
export function ChooseDialog({ kind, onChoose, onClose }: ChooseDialogProps) {
  const { t } = useTranslation();
  const { locale, site } = useSiteFrame();
  const { organizationFilter = '' } = site;
  const find = useMemo(() => finders(organizationFilter), [organizationFilter]);
  const isChart = kind === 'chart';
  return (
    <Dialog title={t(`front.choose.${kind}`)} closeLabel={t('content.close')} onClose={onClose}>
      <Picker<FoundItem>
        label={t(`front.search.${kind}`)}
        look={find[kind]}
        keyOf={({ id }) => id}
        renderItem={({ id, title, note }) => (
          <>
            {isChart ? (
              <img
                src={pictureAddress(id, 'svg', { lang: locale, width: 320, bare: true })}
                alt=""
                loading="lazy"
              />
            ) : null}
            <span>{title}</span>
            {note ? <span className="console-note">{note}</span> : null}
          </>
        )}
        onChoose={({ id, title }) => onChoose({ kind, id, title, shown: true })}
        nothing={t(`front.none.${kind}`)}
        shape={isChart ? 'tiles' : 'rows'}
      />
    </Dialog>
  );
}
