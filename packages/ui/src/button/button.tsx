import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

/** `primary` for the one main action of a page, `plain` for the others, `quiet` for those beside text. */
export type ButtonLook = 'primary' | 'plain' | 'quiet';

interface Looks {
  look?: ButtonLook;
  /** An icon before the words; decoration, hidden from screen readers. */
  icon?: ReactNode;
  children: ReactNode;
}

/** The class of a button, for elements that are neither a button nor a link of this site. */
export function buttonClass(look: ButtonLook = 'plain', more = ''): string {
  return `${styles.button} ${styles[look]} ${more}`.trim();
}

export function Button({
  look,
  icon,
  children,
  className,
  type = 'button',
  ...rest
}: Looks & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type={type} className={buttonClass(look, className)} {...rest}>
      {icon}
      {children}
    </button>
  );
}

/** A link that looks like a button: it leads somewhere, and works without script. */
export function ButtonLink({ look, icon, children, className, ...rest }: Looks & LinkProps) {
  return (
    <Link className={buttonClass(look, className)} {...rest}>
      {icon}
      {children}
    </Link>
  );
}
