import type { Again } from '../api.ts';

/** Step to be confirmed. */
export type Step = { what: Again; id: string } | { what: 'serve'; id: string };
