/** Names the sign-in of a browser. */
export const SESSION_COOKIE = 'ory_hydra_session';

/** Holds the challenge of a waiting request in the browser that began it; its path is where that browser goes on. */
export const REQUEST_COOKIE = 'ory_hydra_request';
