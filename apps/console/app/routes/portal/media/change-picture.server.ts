import { redirect, type RouterContextProvider } from 'react-router';
import { changeContent } from '../../../content-calls/call-content.server.ts';
import { libraryAddress, readLibraryQuery } from './library-address.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/** What the library says after something was asked of a picture. */
export type PictureAnswer =
  | { done: 'described' | 'kept' | 'problem' }
  /** What could not be kept, to be typed no second time. */
  | { done: 'undescribed' | 'not-described'; alt: { en: string; fr: string } };

/**
 * Describes or deletes the picture that is open.
 * @throws Response that leads to the library without it, once it is deleted
 */
export async function changePicture(asking: Asking, form: URLSearchParams): Promise<PictureAnswer> {
  const query = readLibraryQuery(asking.url.searchParams);
  const path = `/media/${encodeURIComponent(query.picture ?? '')}`;
  switch (form.get('intent')) {
    case 'describe': {
      const alt = { en: textOf(form, 'alt_en'), fr: textOf(form, 'alt_fr') };
      if (alt.en === '' && alt.fr === '') return { done: 'undescribed', alt };
      const body = { alt: { en: alt.en || null, fr: alt.fr || null } };
      const answer = await changeContent(asking, 'PATCH', path, body);
      return answer.ok ? { done: 'described' } : { done: 'not-described', alt };
    }
    case 'delete': {
      const answer = await changeContent(asking, 'DELETE', path);
      if (answer.ok) throw redirect(libraryAddress({ ...query, picture: undefined, isDeleted: true }));
      // What an article shows is refused; the page that follows names those articles.
      return { done: answer.status < 500 ? 'kept' : 'problem' };
    }
    default:
      return { done: 'problem' };
  }
}

function textOf(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? '').trim();
}
