import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { WatchKind } from '#contract/wishlist/watches.ts';
import { listArticles } from '#server/content/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import { toDigest, deriveToken } from '#server/platform/link-secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { MOST_WATCHED, takeMail } from '../limits.ts';
import { composeAlready, composeConfirm } from '../mails/notices.ts';
import { watches } from '../tables.ts';
import { isCountry, getStanding, type Standing } from './basis.ts';

export interface Wish {
	kind: WatchKind;
	variant_id: string;
	country: string;
	locale: Locale;
	/** Lower case. */
	email: string;
}

type AskServices = Pick<Services, 'outbox' | 'senderIn' | 'siteUrl'>;

const OPEN = ['pending', 'waiting'] as const;

/** Price and stock of an article, or why a notice is pointless; null if not in the catalogue. */
export async function findWatchBasis(
	db: Db,
	{ kind, variant_id, country, locale }: Wish,
	now: Date,
): Promise<Standing | 'in_stock' | 'not_sold' | null> {
	const article = (await listArticles(db, locale, [variant_id])).get(variant_id);
	if (!article?.is_shown) return null;
	if (!(await isCountry(db, country))) return 'not_sold';
	const standing = (await getStanding(db, country, [variant_id], now)).get(variant_id);
	if (!standing) return 'not_sold';
	return kind === 'back' && standing.isAvailable ? 'in_stock' : standing;
}

/** Row of the notice, created if needed, and locked until the transaction ends. */
async function getRow(
	tx: Tx,
	{ standing, state, customerId, now, ...wish }: Wish & Asked,
): Promise<typeof watches.$inferSelect> {
	const id = crypto.randomUUID();
	const end_digest = toDigest(await deriveToken(tx, 'wishlist', `end:${id}`));
	const [row] = await tx
		.insert(watches)
		.values({
			...wish,
			id,
			end_digest,
			customer_id: customerId,
			currency: standing.currency,
			below: wish.kind === 'cheaper' ? standing.amount : null,
			state,
			asked_at: now,
			confirmed_at: state === 'waiting' ? now : null,
		})
		.onConflictDoUpdate({
			target: [watches.email, watches.variant_id, watches.kind, watches.country],
			targetWhere: sql`${watches.state} in ('pending', 'waiting')`,
			set: { email: wish.email },
		})
		.returning();
	if (!row) throw new Error('the notice was not stored');
	return row;
}

interface Asked {
	standing: Standing;
	state: 'pending' | 'waiting';
	customerId: string | null;
	now: Date;
}

/** True if an address has the maximum of open notices, without this one. */
async function isFull(tx: Tx, { email, variant_id }: Wish): Promise<boolean> {
	const [row] = await tx
		.select({ count: count() })
		.from(watches)
		.where(
			and(
				eq(watches.email, email),
				inArray(watches.state, [...OPEN]),
				sql`${watches.variant_id} <> ${variant_id}`,
			),
		);
	return (row?.count ?? 0) >= MOST_WATCHED;
}

/**
 * Asks the owner of an address to confirm, even if it is known. The requester learns nothing, and a
 * confirmed notice is unchanged.
 */
export async function askAsGuest(
	tx: Tx,
	wish: Wish,
	standing: Standing,
	services: AskServices,
	now: Date,
): Promise<void> {
	const { email, variant_id } = wish;
	if (await isFull(tx, wish)) return;
	const known = await getRow(tx, { ...wish, standing, state: 'pending', customerId: null, now });
	const isWaiting = known.state === 'waiting';
	if (!(await takeMail(tx, isWaiting ? 'already' : 'confirm', email, now))) return;
	const locale = isWaiting ? known.locale : wish.locale;
	const article = (await listArticles(tx, locale, [variant_id])).get(variant_id);
	if (!article?.is_shown) return;
	const head = await mailFrameIn(services, tx, locale);
	const end_token = await deriveToken(tx, 'wishlist', `end:${known.id}`);
	const told = { kind: wish.kind, article, end_token };
	if (isWaiting) {
		await services.outbox.post(tx, composeAlready(head, email, told));
		return;
	}
	// One secret a request: of two mails that ask for the same, both links work while it is open.
	const confirm_token = await deriveToken(tx, 'wishlist', `confirm:${known.id}`);
	await tx
		.update(watches)
		.set({
			locale,
			confirm_digest: toDigest(confirm_token),
			asked_at: now,
			currency: standing.currency,
			below: wish.kind === 'cheaper' ? standing.amount : null,
		})
		.where(eq(watches.id, known.id));
	await services.outbox.post(tx, composeConfirm(head, email, { ...told, confirm_token }));
}

/**
 * Creates a notice of a customer, whose address is confirmed since the account was opened. An
 * unconfirmed notice of the same person as a guest begins now.
 */
export async function askAsCustomer(
	tx: Tx,
	wish: Wish,
	standing: Standing,
	customerId: string,
	now: Date,
): Promise<'waiting' | 'too_many'> {
	if (await isFull(tx, wish)) return 'too_many';
	const known = await getRow(tx, { ...wish, standing, state: 'waiting', customerId, now });
	const begins = known.state === 'pending';
	if (begins || known.customer_id === null) {
		const anew = {
			state: 'waiting' as const,
			asked_at: now,
			confirmed_at: now,
			currency: standing.currency,
			below: wish.kind === 'cheaper' ? standing.amount : null,
		};
		await tx
			.update(watches)
			.set({ customer_id: customerId, locale: wish.locale, ...(begins ? anew : {}) })
			.where(eq(watches.id, known.id));
	}
	return 'waiting';
}
