import type { ImportJob } from '@gazetteer/client';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

/** The job as it is now: told by the server as it goes on, and loaded with its report when it has ended. */
export function useJob(loaded: ImportJob): ImportJob {
  const [told, setTold] = useState<ImportJob>();
  const { revalidate } = useRevalidator();
  const { id } = loaded;
  const isOn = loaded.phase !== 'ended';

  useEffect(() => {
    if (!isOn) return undefined;
    const events = new EventSource(`/api/imports/${id}/events`);
    events.addEventListener('job', (event: MessageEvent<string>) => {
      const job = JSON.parse(event.data) as ImportJob;
      if (job.phase !== 'ended') return setTold(job);
      events.close();
      void revalidate();
    });
    return () => events.close();
  }, [id, isOn, revalidate]);

  return isOn && told?.id === id ? told : loaded;
}
