import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/privacy/ports.ts';
import { consent_texts, consents } from './tables.ts';

export const consentData: PersonalData = {
	async export(db, email) {
		const { purpose, act, created_at, address, text_version } = consents;
		const { text } = consent_texts;
		const log = await db
			.select({ purpose, act, created_at, address, text_version, text })
			.from(consents)
			.leftJoin(consent_texts, eq(consent_texts.version, consents.text_version))
			.where(eq(consents.email, email))
			.orderBy(created_at);
		return { consents: log };
	},

	/** Keeps the proof, under a pseudonym that only the address leads to. */
	async erase(tx, { email, pseudonym }) {
		const kept = await tx
			.update(consents)
			.set({ email: pseudonym, address: '' })
			.where(eq(consents.email, email))
			.returning({ id: consents.id });
		return { consents: kept.length };
	},
};
