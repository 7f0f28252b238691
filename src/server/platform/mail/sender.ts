import type { Settings } from '#contract/content/settings.ts';

/** In whose name mails are written. */
export interface Sender {
	brand: string;
	company: Settings['company'];
}
