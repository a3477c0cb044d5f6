import { type Language, viewAddress } from '@gazetteer/site';
import { ChartDialog } from '../pickers/chart-dialog.tsx';
import { DatasetDialog } from '../pickers/dataset-dialog.tsx';
import { PictureDialog } from '../pickers/picture-dialog.tsx';
import { type MediaRecord, pictureMarkdown } from '../pickers/picture-library.ts';

/** Which window is open, and where what is found in it goes: into a text, or among the details. */
export type OpenWindow =
  | { kind: 'picture'; into: Language | 'details'; files: readonly File[] }
  | { kind: 'chart'; into: Language }
  | { kind: 'dataset'; into: Language | 'details' };

interface EditorWindowsProps {
  open: OpenWindow;
  onClose: () => void;
  /** Closes the window and puts a paragraph into a text. */
  onInsert: (language: Language, block: string) => void;
  onFeatured: (picture: MediaRecord) => void;
  onDataset: (name: string) => void;
}

/** The windows in which one finds pictures, charts and datasets. */
export function EditorWindows({ open, onClose, onInsert, onFeatured, onDataset }: EditorWindowsProps) {
  const { into } = open;
  if (open.kind === 'chart')
    return <ChartDialog onClose={onClose} onChoose={(visID) => onInsert(open.into, viewAddress(visID))} />;
  if (open.kind === 'dataset')
    return (
      <DatasetDialog
        onClose={onClose}
        onChoose={({ name }) => {
          if (into === 'details') onDataset(name);
          else onInsert(into, `/p/${name}`);
        }}
      />
    );
  return (
    <PictureDialog
      files={open.files}
      onClose={(chosen) => {
        const [first] = chosen;
        if (!first) onClose();
        else if (into === 'details') onFeatured(first);
        else onInsert(into, chosen.map((picture) => pictureMarkdown(picture, into)).join('\n\n'));
      }}
    />
  );
}
