import type { Journey } from './journey.ts';
import { datasetPage, quickSearch, searchWithFacets } from './journeys/find-dataset.ts';
import { narrowAccount, narrowPortal, wideLists } from './journeys/fit-window.ts';
import { chartBuilder, fieldRows, ownFile } from './journeys/make-chart.ts';
import { recovery, settings, signInAndOut, signUp } from './journeys/own-account.ts';
import { liveChart } from './journeys/read-chart.ts';
import { downloads, millionsOfRows, sql, statistics } from './journeys/read-table.ts';
import { signInElsewhere } from './journeys/sign-in-elsewhere.ts';
import { menus, phoneMenu, themeAndLanguage } from './journeys/use-shell.ts';
import { checkPermission, manageProject, writeArticle } from './journeys/work-in-console.ts';
import { feedback } from './journeys/write-to-team.ts';

/** What is tried in every engine, in the order in which it is printed. */
export const journeys: readonly Journey[] = [
  quickSearch,
  searchWithFacets,
  datasetPage,
  millionsOfRows,
  downloads,
  statistics,
  sql,
  chartBuilder,
  fieldRows,
  ownFile,
  liveChart,
  feedback,
  menus,
  phoneMenu,
  themeAndLanguage,
  signUp,
  signInAndOut,
  settings,
  recovery,
  signInElsewhere,
  writeArticle,
  manageProject,
  checkPermission,
  narrowPortal,
  narrowAccount,
  wideLists,
];
