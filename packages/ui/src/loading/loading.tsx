import styles from './loading.module.css';

/** Five lines that rise and fall; still under reduced motion. */
export function LineWave() {
  return (
    <span className={styles.wave} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
      <span />
    </span>
  );
}

/** Lies over the whole page while the next one is on its way. */
export function LoadingOverlay({ label }: { label: string }) {
  return (
    <output className={styles.overlay}>
      <LineWave />
      <span>{label}</span>
    </output>
  );
}
