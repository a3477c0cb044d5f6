import styles from './prose.module.css';

/** An article whose HTML was made from Markdown on the server (raw HTML escaped there). */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
