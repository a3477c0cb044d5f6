import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { EstimateStrength } from './password-strength.ts';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Estimates by what attackers try: common passwords, keyboard runs, dates, repetitions. Large: load it late. */
export const dictionaryStrength: EstimateStrength = (password, known) =>
  // Long input takes long to look at, and is strong by then.
  estimator.check(password.slice(0, 100), [...known]).score;
