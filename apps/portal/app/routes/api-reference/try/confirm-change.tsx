import { Button, Dialog } from '@gazetteer/ui';
import { useTryWords } from './try-words.ts';

/** Asks before a call is sent that may change what the portal stores. */
export function ConfirmChange({ onClose, onConfirm }: { onClose: () => void; onConfirm: () => void }) {
  const said = useTryWords();
  return (
    <Dialog title={said.confirmTitle} closeLabel={said.cancel} onClose={onClose}>
      <p>{said.confirmText}</p>
      <p className="api-actions">
        <Button look="primary" onClick={onConfirm}>
          {said.confirm}
        </Button>
        <Button onClick={onClose}>{said.cancel}</Button>
      </p>
    </Dialog>
  );
}
