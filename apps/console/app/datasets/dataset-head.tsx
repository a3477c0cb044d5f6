import type { ReactNode } from 'react';
import { DatasetTabs } from './dataset-tabs.tsx';
import { StandingMark } from './standing-mark.tsx';
import type { Standing } from './standings.ts';

interface DatasetHeadProps {
  name: string;
  heading: string;
  standing: Standing;
  /** The part of the desk that is shown; none on a page below one. */
  current?: 'description' | 'translations' | 'history';
  /** What is said between the title and the parts. */
  children?: ReactNode;
}

/** What stands above every page about one dataset: its title, how far it is, and the ways to its parts. */
export function DatasetHead({ name, heading, standing, current, children }: DatasetHeadProps) {
  return (
    <>
      <div className="console-head">
        <h1>{heading}</h1>
        <StandingMark standing={standing} />
      </div>
      {children}
      <DatasetTabs name={name} {...(current ? { current } : {})} />
    </>
  );
}
