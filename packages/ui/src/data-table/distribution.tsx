import styles from './data-table.module.css';

/** Tiny bars of how often values occur; the exact figures are in the statistics. */
export function Distribution({ counts, height = 24 }: { counts: readonly number[]; height?: number }) {
  const most = Math.max(...counts, 1);
  const step = 100 / counts.length;
  return (
    <svg
      className={styles.distribution}
      viewBox={`0 0 100 ${height}`}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {counts.map((count, place) => {
        // A single value must still be seen beside a thousand.
        const tall = count === 0 ? 0 : Math.max(1.5, (count / most) * height);
        return (
          <rect
            key={place}
            x={place * step}
            y={height - tall}
            width={Math.max(step - 1, 0.5)}
            height={tall}
          />
        );
      })}
    </svg>
  );
}
