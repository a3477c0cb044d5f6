import { Dialog } from '@gazetteer/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteFrame } from '@gazetteer/site';
import { askContent, Picker } from './picker.tsx';
import type { MediaRecord } from './picture-library.ts';
import { PictureUpload } from './picture-upload.tsx';

interface PictureDialogProps {
  /** Pictures that were dropped or pasted: they are described first, one after the other. */
  files: readonly File[];
  /** Closes the window, with the pictures that were chosen. */
  onClose: (chosen: readonly MediaRecord[]) => void;
}

/** A window in which one adds a picture, or takes one of the library. */
export function PictureDialog({ files, onClose }: PictureDialogProps) {
  const { t } = useTranslation();
  const { locale } = useSiteFrame();
  const [waiting, setWaiting] = useState(files);
  const [added, setAdded] = useState<readonly MediaRecord[]>([]);
  const [file] = waiting;
  const goOn = (picture: MediaRecord) => {
    const rest = waiting.slice(1);
    if (rest.length === 0) onClose([...added, picture]);
    setAdded([...added, picture]);
    setWaiting(rest);
  };
  return (
    <Dialog
      closedBy="closerequest"
      title={t(file ? 'content.picture.describe' : 'content.picture.title')}
      closeLabel={t('content.close')}
      onClose={() => onClose(added)}
    >
      {file ? (
        <PictureUpload
          key={`${waiting.length} ${file.name}`}
          file={file}
          onAdded={goOn}
          onBack={() => setWaiting([])}
        />
      ) : (
        <>
          <label className="picker-file">
            {t('content.picture.upload')}
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              onChange={(event) => setWaiting([...(event.currentTarget.files ?? [])])}
            />
            <span className="console-note">{t('content.picture.formats')}</span>
          </label>
          <Picker
            label={t('content.picture.search')}
            look={findPictures}
            keyOf={({ id }) => id}
            renderItem={({ picture, alt }) => (
              <img src={picture.src} alt={alt[locale] ?? alt.en ?? alt.fr ?? ''} loading="lazy" />
            )}
            onChoose={(picture) => onClose([...added, picture])}
            nothing={t('content.picture.nothing')}
            shape="tiles"
          />
        </>
      )}
    </Dialog>
  );
}

/** How many are shown at once. */
const tiles = '24';

async function findPictures(words: string, signal: AbortSignal): Promise<readonly MediaRecord[] | undefined> {
  const query = new URLSearchParams({ limit: tiles, ...(words ? { search: words } : {}) });
  const answer = await askContent<{ data: MediaRecord[] }>(`/media?${query}`, signal);
  return answer?.data;
}
