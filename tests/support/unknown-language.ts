/** A language of no visitor: Klingon has a code, and the site will never speak it. */
export const UNKNOWN_LANGUAGE = 'tlh';
