/** Challenges that a key has answered: they are worth nothing any more. */
export type SpentChallengeRow = {
  /** The challenge itself. */
  id: string;
  project_id: string;
  /** The end of the flow it was made for; afterwards the flow itself refuses. */
  expires_at: string;
};

export type SpentChallengeTables = { identity_spent_challenges: SpentChallengeRow };
