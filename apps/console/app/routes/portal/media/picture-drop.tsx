import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { PictureUpload } from '../../../article-editor/pickers/picture-upload.tsx';

const formats = 'image/jpeg,image/png,image/webp,image/avif';

/** Takes pictures that are dropped or chosen; each is described before it is sent, one after the other. */
export function PictureDrop() {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [isOver, setOver] = useState(false);
  const [added, setAdded] = useState('');
  const [file] = waiting;
  const take = (files: FileList | null) => {
    setAdded('');
    setWaiting((before) => [...before, ...(files ?? [])]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div className="library-add">
      <noscript>
        <p className="console-note">{t('media.needsScript')}</p>
      </noscript>
      <div
        className="library-drop needs-script"
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {file ? (
          <>
            <PictureUpload
              key={`${waiting.length} ${file.name}`}
              file={file}
              onAdded={({ file_name }) => {
                setWaiting((before) => before.slice(1));
                setAdded(file_name);
                void revalidate();
              }}
              onBack={() => setWaiting([])}
            />
            {waiting.length > 1 ? (
              <p className="console-note">{t('media.waiting', { count: waiting.length - 1 })}</p>
            ) : null}
          </>
        ) : (
          <label className="library-file">
            <span>{t('media.drop')}</span>
            <input
              type="file"
              multiple
              accept={formats}
              onChange={({ currentTarget }) => take(currentTarget.files)}
            />
            <span className="console-note">{t('media.formats')}</span>
          </label>
        )}
      </div>
      <p role="status" className="library-added">
        {added ? t('media.added', { name: added }) : null}
      </p>
    </div>
  );
}
