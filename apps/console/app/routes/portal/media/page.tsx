import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import type { Route } from './+types/page';
import { changePicture } from './change-picture.server.ts';
import { loadLibrary } from './load-library.server.ts';
import { PictureDetail } from './picture-detail.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { PictureToast } from './picture-toast.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('media.title');
  return { title, ...(await loadLibrary(loading)) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return changePicture({ context, request, url }, new URLSearchParams(await request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The pictures that articles can show, and one of them open beside the others. */
export default function PicturesPage({ loaderData: library }: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const { open, query } = library;
  const typed = answer && 'alt' in answer ? answer.alt : undefined;
  return (
    <>
      <PictureToast answer={answer} isDeleted={query.isDeleted} />
      <div className="console-head">
        <h1>{t('media.title')}</h1>
      </div>
      <div className="library" data-open={open ? '' : undefined}>
        <div className="library-all">
          <PictureDrop />
          <PictureGrid library={library} />
        </div>
        {open ? <PictureDetail key={open.id} picture={open} query={query} typed={typed} /> : null}
      </div>
    </>
  );
}
