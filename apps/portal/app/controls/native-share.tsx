import { Button } from '@gazetteer/ui';
import { IconShare2 } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Hands a link to the device's own ways of sharing, where it has them; nothing elsewhere. */
export function NativeShare({ title, url, label }: { title: string; url: string; label: string }) {
  const canShare = useSyncExternalStore(never, isShareOffered, () => false);
  if (!canShare) return null;
  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch {
      // Closed without a choice: nothing to say.
    }
  };
  return (
    <Button icon={<IconShare2 stroke={1.6} aria-hidden="true" />} onClick={() => void share()}>
      {label}
    </Button>
  );
}

/** Phones and tablets have a sheet of their own for it; on a desk the link is shorter. */
function isShareOffered(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
}
