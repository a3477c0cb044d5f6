import { useTranslation } from 'react-i18next';
import { channelAt } from '../../charts/channel-places.ts';
import { useDragged } from '../drag/use-drag.ts';
import { useChannelWords } from '../model/channel-words.ts';
import { sensibleShelves } from '../model/shelf-rules.ts';
import { useBuilder } from '../model/use-builder.ts';

const MOST = 6;

/** While a field is dragged: large places on the chart itself, so that one need not aim. */
export function DropZones() {
  const { t } = useTranslation();
  const { spec, fields } = useBuilder();
  const words = useChannelWords();
  const dragged = useDragged();
  if (!dragged) return null;
  const id = dragged.kind === 'field' ? dragged.field : channelAt(spec.channels, dragged.from)?.field;
  const field = fields.find((one) => one.id === id);
  const offered = field ? sensibleShelves(spec, field).slice(0, MOST) : [];
  return (
    <div className="drop-zones" aria-hidden="true">
      {offered.map((shelf) => (
        <div key={shelf} className="drop-zone" data-drop={shelf}>
          {words.shelf(shelf, spec.mark)}
        </div>
      ))}
      <div className="drop-zone" data-drop="filter">
        {t('visualise.builder.fields.filter')}
      </div>
    </div>
  );
}
