import { useShell } from './use-shell.ts';

/** The title of a page that stands in for one that is not there, with the name of the site behind it as on all pages. */
export function PageTitle({ title }: { title: string }) {
  const { site } = useShell();
  return <title>{`${title} · ${site.name}`}</title>;
}
