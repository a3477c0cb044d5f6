import { IconAdjustments, IconLayoutColumns, IconListDetails } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Canvas } from './canvas/canvas.tsx';
import { DragProvider } from './drag/drag-provider.tsx';
import { FieldList } from './fields/field-list.tsx';
import { FilterPanel } from './filters/filter-panel.tsx';
import { latePart, useLateParts } from './model/late-part.tsx';
import { useBuilder } from './model/use-builder.ts';
import { ShelfPanel } from './shelves/shelf-panel.tsx';
import { Strip } from './strip/strip.tsx';

const SettingsPanel = latePart(() => import('./settings/settings-panel.tsx'));

const panels = [
  { name: 'fields', icon: IconListDetails },
  { name: 'channels', icon: IconLayoutColumns },
  { name: 'settings', icon: IconAdjustments },
] as const;

type PanelName = (typeof panels)[number]['name'];

/** The chart in the middle, fields left, settings right; on narrow windows one panel at a time below the chart. */
export function Workbench() {
  const { t } = useTranslation();
  const [panel, setPanel] = useState<PanelName>('fields');
  const areThere = useLateParts(useBuilder().status !== 'waiting');
  return (
    <DragProvider>
      <div className="builder" data-panel={panel}>
        <div className="builder-middle">
          <Strip />
          <Canvas />
        </div>
        <div className="builder-tabs" role="group" aria-label={t('visualise.builder.panel.title')}>
          {panels.map(({ name, icon: Icon }) => (
            <button key={name} type="button" aria-pressed={panel === name} onClick={() => setPanel(name)}>
              <Icon size={20} stroke={1.6} aria-hidden="true" />
              {t(`visualise.builder.panel.${name}`)}
            </button>
          ))}
        </div>
        <aside
          className="builder-fields"
          aria-label={t('visualise.builder.panel.fields')}
          data-drag-scroll=""
          data-tutorial="fields"
        >
          <FieldList />
        </aside>
        <aside className="builder-side" aria-label={t('visualise.builder.panel.side')} data-drag-scroll="">
          <div className="builder-channels">
            <ShelfPanel />
            <div data-drop="filter">
              <FilterPanel />
            </div>
          </div>
          <div className="builder-look" aria-busy={!areThere}>
            {areThere || panel === 'settings' ? <SettingsPanel /> : null}
          </div>
        </aside>
      </div>
    </DragProvider>
  );
}
