/** A language that no visitor has: Klingon has a code, and the site will never support it. */
export const UNKNOWN_LANGUAGE = 'tlh';
