import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import { listArticlePictures, listArticles } from '#server/content/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { deriveToken } from '#server/platform/link-secrets.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import type { Services } from '#server/platform/services.ts';
import { composeNews } from '../mails/notices.ts';
import { watches } from '../tables.ts';
import { getStanding, type Standing } from './basis.ts';

export type SweepServices = Pick<
	Services,
	'db' | 'outbox' | 'senderIn' | 'siteUrl' | 'clock' | 'log'
>;
type Watch = typeof watches.$inferSelect;

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** Notices of one transaction: few enough to keep it short. */
const AT_ONCE = 50;

/** True if the awaited event has come. A price in another currency is no comparison. */
function hasCome(watch: Watch, standing: Standing | undefined): standing is Standing {
	if (!standing) return false;
	if (watch.kind === 'back') return standing.isAvailable;
	return (
		standing.isAvailable &&
		standing.currency === watch.currency &&
		watch.below !== null &&
		standing.amount < watch.below
	);
}

/**
 * Sends every due notice, each once. It compares the present state and reads no events: the writers
 * of stock and prices (the desk, a CSV, psql, an order) need not know of it. A change that is
 * reversed between two rounds causes no mail, and the round after a failed one catches up. A notice
 * is locked, checked again, mailed and closed in one transaction, so of two hosts one sends it.
 */
export async function sendDueNotices(services: SweepServices): Promise<number> {
	const { db, clock, log } = services;
	const now = clock();
	let sent = 0;
	for (const [country, variantIds] of await watched(db, now)) {
		const standings = await getStanding(db, country, variantIds, now);
		const due = await listDue(db, country, standings, now);
		for (let at = 0; at < due.length; at += AT_ONCE) {
			sent += await sendSome(services, country, due.slice(at, at + AT_ONCE), now);
		}
	}
	if (sent > 0) log(`notices: ${sent} mails queued`, { component: 'notices' });
	return sent;
}

const isOpen = (now: Date) =>
	and(eq(watches.state, 'waiting'), gt(watches.asked_at, new Date(now.getTime() - YEAR_MS)));

/** Articles of all open notices, by country. */
async function watched(db: Db, now: Date): Promise<Map<string, string[]>> {
	const rows = await db
		.selectDistinct({ country: watches.country, variant_id: watches.variant_id })
		.from(watches)
		.where(isOpen(now));
	const ofCountry = new Map<string, string[]>();
	for (const { country, variant_id } of rows) {
		ofCountry.set(country, [...(ofCountry.get(country) ?? []), variant_id]);
	}
	return ofCountry;
}

/** Ids of the notices that are due by a country's prices and stock. */
async function listDue(
	db: Db,
	country: string,
	standings: ReadonlyMap<string, Standing>,
	now: Date,
): Promise<string[]> {
	const available = [...standings].filter(([, { isAvailable }]) => isAvailable);
	if (available.length === 0) return [];
	const amounts = JSON.stringify(
		Object.fromEntries(available.map(([id, { amount }]) => [id, amount])),
	);
	const rows = await db
		.select({ id: watches.id })
		.from(watches)
		.where(
			and(
				isOpen(now),
				eq(watches.country, country),
				inArray(
					watches.variant_id,
					available.map(([id]) => id),
				),
				or(
					isNull(watches.below),
					sql`${watches.below} > (${amounts}::jsonb ->> ${watches.variant_id})::integer`,
				),
			),
		)
		.orderBy(watches.asked_at, watches.id);
	return rows.map(({ id }) => id);
}

async function sendSome(
	services: SweepServices,
	country: string,
	ids: readonly string[],
	now: Date,
): Promise<number> {
	return services.db.transaction(async (tx) => {
		const held = await tx
			.select()
			.from(watches)
			.where(and(inArray(watches.id, [...ids]), isOpen(now)))
			.for('update', { skipLocked: true });
		if (held.length === 0) return 0;
		// Checked again under the lock: the mail is true at this moment.
		const articles = held.map(({ variant_id }) => variant_id);
		const standings = await getStanding(tx, country, articles, now);
		const words = await listWords(tx, services, held);
		const sent: string[] = [];
		for (const watch of held) {
			const standing = standings.get(watch.variant_id);
			const isSent = hasCome(watch, standing) && (await send(tx, services, watch, standing, words));
			if (isSent) sent.push(watch.id);
		}
		const closed = { state: 'sent', closed_at: now } as const;
		await tx.update(watches).set(closed).where(inArray(watches.id, sent));
		return sent.length;
	});
}

/** Data of the mails in one language. */
interface Words {
	head: Awaited<ReturnType<typeof mailFrameIn>>;
	articles: Awaited<ReturnType<typeof listArticles>>;
	pictures: Awaited<ReturnType<typeof listArticlePictures>>;
}

/** Loads this data once for all mails of a transaction: most notices are for the same article. */
async function listWords(
	tx: Tx,
	services: SweepServices,
	held: readonly Watch[],
): Promise<ReadonlyMap<Locale, Words>> {
	const words = new Map<Locale, Words>();
	for (const [locale, waiting] of Map.groupBy(held, (watch) => watch.locale)) {
		const ids = [...new Set(waiting.map(({ variant_id }) => variant_id))];
		const head = await mailFrameIn(services, tx, locale);
		const articles = await listArticles(tx, locale, ids);
		words.set(locale, { head, articles, pictures: await listArticlePictures(tx, locale, ids) });
	}
	return words;
}

/** Returns false for an article that the site does not show: a mail could link to no page. */
async function send(
	tx: Tx,
	{ outbox }: SweepServices,
	watch: Watch,
	standing: Standing,
	words: ReadonlyMap<Locale, Words>,
): Promise<boolean> {
	const { head, articles, pictures } = words.get(watch.locale) ?? {};
	const article = articles?.get(watch.variant_id);
	if (!head || !article?.is_shown) return false;
	const end_token = await deriveToken(tx, 'wishlist', `end:${watch.id}`);
	const picture = pictures?.get(watch.variant_id) ?? null;
	const told = { kind: watch.kind, article, end_token, picture };
	await outbox.post(tx, composeNews(head, watch.email, { ...told, standing }));
	return true;
}
