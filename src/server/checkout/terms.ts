import { TERMS_PAGE } from '#contract/checkout/terms-page.ts';
import type { Locale } from '#contract/locales.ts';
import type { SQLWrapper } from 'drizzle-orm';
import { CONSENT_TEXTS, consentWrites, toVersion } from '#server/consents/ports.ts';
import { pageText } from '#server/content/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';

/** Terms that an order accepts: the sentence with the conditions, and their version. */
export interface Terms {
	version: string;
	text: string;
}

export async function termsIn(db: Db | Tx, locale: Locale): Promise<Terms> {
	const conditions = await pageText(db, locale, TERMS_PAGE);
	const text = [CONSENT_TEXTS[locale].terms, conditions ?? ''].join('\n\n').trim();
	return { text, version: toVersion('terms', locale, text) };
}

/** Writes that log a buyer's acceptance of the terms, with the buyer's network address. */
export function acceptanceWrites(
	tx: Tx,
	accepted: { email: string; locale: Locale; address: string; now: Date },
	terms: Terms,
): SQLWrapper[] {
	const { email, locale, address, now } = accepted;
	const act = { email, address, purpose: 'terms', act: 'given', created_at: now } as const;
	const wording = { version: terms.version, purpose: 'terms', locale, text: terms.text } as const;
	return consentWrites(tx, [{ ...act, text_version: terms.version }], [wording]);
}
