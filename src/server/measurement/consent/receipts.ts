import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import { CONSENT_COOKIE } from '#contract/cookies.ts';
import {
	CHOICE_LASTS_S,
	type Choice,
	choiceCookie,
	readChoice,
} from '#domain/measurement/consent.ts';
import { cookieIn } from '#server/cart/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { consent_notices, consent_receipts } from '../tables.ts';
import { toWording, type Notice } from './notice.ts';

/** Choice that a request's cookie names. */
export const choiceIn = (header: string | undefined): Choice | null =>
	readChoice(cookieIn(header, CONSENT_COOKIE));

/** Seconds that are left of the six months of a receipt. */
export const secondsLeft = (createdAt: Date, now: Date): number =>
	Math.ceil(CHOICE_LASTS_S - (now.getTime() - createdAt.getTime()) / 1000);

/** `Set-Cookie` value of a choice. */
export const setChoice = (choice: Choice, siteUrl: string, seconds?: number): string =>
	choiceCookie(choice, siteUrl.startsWith('https:'), seconds);

/**
 * Receipt of a consent that is in force: of this edition, not revoked, not older than its cookie.
 * `isLocked` keeps others from replacing it until the transaction ends.
 */
export async function receiptInForce(
	db: Db | Tx,
	choice: Choice | null,
	edition: string,
	now: Date,
	{ isLocked = false } = {},
) {
	if (choice?.state !== 'granted' || choice.edition !== edition) return null;
	const found = db
		.select()
		.from(consent_receipts)
		.where(and(eq(consent_receipts.id, choice.receipt), isNull(consent_receipts.revoked_at)));
	const [row] = await (isLocked ? found.for('update') : found);
	const oldest = now.getTime() - CHOICE_LASTS_S * 1000;
	return row && row.edition === edition && row.created_at.getTime() > oldest ? row : null;
}

/** Writes the receipt of a consent, with the wording that it names. */
export async function writeReceipt(
	tx: Tx,
	notice: Notice,
	given: { edition: string; locale: Locale; customer_id: string | null; now: Date },
) {
	const { edition, locale, customer_id, now } = given;
	const version = notice.text_version;
	await tx
		.insert(consent_notices)
		.values({ version, locale, text: toWording(notice), created_at: now })
		.onConflictDoNothing();
	const [row] = await tx
		.insert(consent_receipts)
		.values({ edition, locale, customer_id, text_version: version, created_at: now })
		.returning();
	if (!row) throw new Error('the receipt was not written');
	return row;
}

/** Marks a consent as revoked; the first time stays. */
export async function revoke(db: Db | Tx, id: string, now: Date): Promise<void> {
	await db
		.update(consent_receipts)
		.set({ revoked_at: now })
		.where(and(eq(consent_receipts.id, id), isNull(consent_receipts.revoked_at)));
}

/** Receipts of a customer with their wordings, newest first. */
export const toReceipts = (db: Db, customerId: string) =>
	db
		.select({
			id: consent_receipts.id,
			created_at: consent_receipts.created_at,
			revoked_at: consent_receipts.revoked_at,
			edition: consent_receipts.edition,
			text: consent_notices.text,
		})
		.from(consent_receipts)
		.innerJoin(consent_notices, eq(consent_notices.version, consent_receipts.text_version))
		.where(eq(consent_receipts.customer_id, customerId))
		.orderBy(desc(consent_receipts.created_at));
