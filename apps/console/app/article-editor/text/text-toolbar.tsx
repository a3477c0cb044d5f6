import {
  IconBlockquote,
  IconBold,
  IconChartBar,
  IconDatabase,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
} from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Everything the bar over a text can do to it. */
const tools = [
  { tool: 'bold', mark: IconBold, keys: 'Control+B' },
  { tool: 'italic', mark: IconItalic, keys: 'Control+I' },
  { tool: 'link', mark: IconLink, keys: 'Control+K' },
  { tool: 'heading', mark: IconH2 },
  { tool: 'list', mark: IconList },
  { tool: 'numbers', mark: IconListNumbers },
  { tool: 'quote', mark: IconBlockquote },
  { tool: 'picture', mark: IconPhoto },
  { tool: 'chart', mark: IconChartBar },
  { tool: 'dataset', mark: IconDatabase },
] as const;

export type TextTool = (typeof tools)[number]['tool'];

/** A row of buttons with one place in the order of the keyboard: arrow keys go from one to the next. */
export function TextToolbar({ controls, onUse }: { controls: string; onUse: (tool: TextTool) => void }) {
  const { t } = useTranslation();
  const [place, setPlace] = useState(0);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const steps: Record<string, number> = {
      ArrowRight: place + 1,
      ArrowLeft: place - 1,
      Home: 0,
      End: tools.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const round = (next + tools.length) % tools.length;
    setPlace(round);
    event.currentTarget.querySelectorAll('button')[round]?.focus();
  };
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t('content.tools.label')}
      aria-controls={controls}
      className="editor-tools needs-script"
      onKeyDown={move}
    >
      {tools.map(({ tool, mark: Mark, ...more }, at) => {
        const keys = 'keys' in more ? more.keys : undefined;
        const name = t(`content.tools.${tool}`);
        return (
          <button
            key={tool}
            type="button"
            title={keys ? `${name} (${keys.replace('Control', t('content.control'))})` : name}
            aria-label={name}
            aria-keyshortcuts={keys}
            tabIndex={at === place ? 0 : -1}
            onFocus={() => setPlace(at)}
            onClick={() => onUse(tool)}
          >
            <Mark size={20} stroke={1.6} aria-hidden="true" />
          </button>
        );
      })}
    </div>
  );
}
