import { createHash } from 'node:crypto';
import type { CONSENT_PURPOSES } from '#contract/consents/consents.ts';

type Purpose = (typeof CONSENT_PURPOSES)[number];

/** Version of a wording: equal texts share one. */
export function toVersion(purpose: Purpose, locale: string, text: string): string {
	const content = JSON.stringify([purpose, locale, text]);
	return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
