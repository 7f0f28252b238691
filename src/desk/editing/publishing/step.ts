import type { Again } from '../api.ts';

/** What was asked for and not yet confirmed. */
export type Step = { what: Again; id: string } | { what: 'serve'; id: string };
