import { eq } from 'drizzle-orm';
import type { Client } from '#server/kernel/client.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { lastAsked, logConsents } from '#server/consents/ports.ts';
import { subscribers } from './tables.ts';
import { toDigest } from '#server/platform/link-secrets.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import { composeNewsletterWelcome } from './mails/newsletter.ts';
import type { Services } from '#server/platform/services.ts';
import { toLanguage } from './subscribe.ts';
import { isOpen, unsubscribeToken } from './tokens.ts';

/** Confirms a subscription, its second step. Null for an unknown link. */
export async function confirm(
	services: Pick<Services, 'db' | 'outbox' | 'senderIn' | 'siteUrl' | 'clock'>,
	token: string,
	client: Client,
): Promise<'confirmed' | 'already_confirmed' | 'expired' | null> {
	const now = services.clock();
	return services.db.transaction(async (tx) => {
		const [row] = await tx
			.select()
			.from(subscribers)
			.where(eq(subscribers.confirm_digest, toDigest(token)))
			.for('update');
		if (!row) return null;
		if (row.state === 'confirmed') return 'already_confirmed';
		if (!isOpen(row, now)) return 'expired';
		await tx
			.update(subscribers)
			.set({ state: 'confirmed', confirmed_at: now })
			.where(eq(subscribers.id, row.id));
		await logConsent(tx, row.email, 'given', client, now);
		const head = await mailFrameIn(services, tx, toLanguage(row.language, 'it'));
		const unsubscribe_token = await unsubscribeToken(tx, row.email);
		await services.outbox.post(
			tx,
			composeNewsletterWelcome(head, row.email, { unsubscribe_token }),
		);
		return 'confirmed';
	});
}

/** Ends a subscription, or the wait for one. Deletes data that is not needed to prove the end. */
export async function unsubscribe(
	services: Pick<Services, 'db' | 'clock'>,
	token: string,
	client: Client,
): Promise<'unsubscribed' | 'already_unsubscribed' | null> {
	const now = services.clock();
	return services.db.transaction(async (tx) => {
		const [row] = await tx
			.select()
			.from(subscribers)
			.where(eq(subscribers.unsubscribe_digest, toDigest(token)))
			.for('update');
		if (!row) return null;
		if (row.state === 'unsubscribed') return 'already_unsubscribed';
		await tx
			.update(subscribers)
			.set({ state: 'unsubscribed', unsubscribed_at: now, first_name: '', country: '' })
			.where(eq(subscribers.id, row.id));
		await logConsent(tx, row.email, 'withdrawn', client, now);
		return 'unsubscribed';
	});
}

/** Logs an act with its wording: the one that the address was last asked with. */
async function logConsent(
	tx: Tx,
	email: string,
	act: 'given' | 'withdrawn',
	{ address }: Client,
	created_at: Date,
): Promise<void> {
	const purpose = 'marketing';
	const asked = await lastAsked(tx, email, purpose);
	const said = {
		email,
		purpose,
		act,
		text_version: asked?.text_version ?? null,
		submission_id: asked?.submission_id ?? null,
		address,
		created_at,
	} as const;
	await logConsents(tx, [said]);
}
