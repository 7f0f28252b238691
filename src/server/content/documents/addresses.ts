import { and, inArray, like, sql } from 'drizzle-orm';
import type { LinkableEntity, LinkTarget } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';
import { LONGEST_ID } from '#contract/units.ts';
import { hashOf } from '#server/kernel/fingerprint.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { redirects } from '../tables.ts';
import { type Address, entryAt } from './slugs.ts';
import { onSite } from './targets.ts';

/** How the ids of those redirects begin that come of an entry's moving. */
export const MOVED = 'moved.';

function redirectId(path: string): string {
	const id = `${MOVED}${path.slice(1).replaceAll('/', '.')}`;
	return id.length <= LONGEST_ID ? id : `${MOVED}${hashOf(path)}`;
}

interface Move {
	entity: LinkableEntity;
	id: string;
	/** Addresses that it had, by language; none for an entry that is new. */
	before: readonly Address[];
	/** Addresses that it has; none once it is gone. */
	after: readonly Address[];
	/** Where whoever comes for an entry that is gone is sent: the first that is there. */
	nextTo: readonly LinkTarget[];
}

/**
 * Lets no address die: one that an entry gives up leads to it, in the language that it was of or, where
 * it left that, in Italian; those of an entry that is gone lead to what is next to it. An address that
 * an entry has again leads nowhere else.
 */
export async function leadOn(tx: Tx, { entity, id, before, after, nextTo }: Move): Promise<void> {
	const own = after.map(({ path }) => path);
	if (own.length > 0) await tx.delete(redirects).where(inArray(redirects.from, own));
	const isGone = after.length === 0;
	const self: LinkTarget = { type: 'entity', entity, id };
	const to = isGone ? await firstThere(tx, nextTo) : self;
	if (isGone) {
		// Whoever was led to the entry goes on to where its own addresses lead.
		const isLed = sql`${redirects.to} = ${JSON.stringify(self)}::jsonb`;
		await tx
			.update(redirects)
			.set({ to })
			.where(and(like(redirects.id, `${MOVED}%`), isLed));
	}
	const given: Address[] = [];
	for (const address of before) {
		// Another entry may have taken it in the same publication.
		const owner = await entryAt(tx, address.path);
		const isTaken = owner !== null && owner !== `${entity}/${id}`;
		if (!isTaken && !own.includes(address.path)) given.push(address);
	}
	if (given.length === 0) return;
	await tx.delete(redirects).where(
		inArray(
			redirects.from,
			given.map(({ path }) => path),
		),
	);
	const isLeft = (locale: Locale) => !isGone && !after.some((own) => own.locale === locale);
	await tx.insert(redirects).values(
		given.map(({ locale, path }) => ({
			id: redirectId(path),
			from: path,
			to,
			to_locale: isLeft(locale) ? ('it' as const) : locale,
			status: 301 as const,
		})),
	);
}

/** A screen is always there, an entry while it is on the site. */
async function firstThere(tx: Tx, targets: readonly LinkTarget[]): Promise<LinkTarget> {
	for (const target of targets) {
		if (target.type !== 'entity') return target;
		const found = await onSite(tx, target.entity, [target.id]);
		if (found.has(target.id)) return target;
	}
	return { type: 'route', route: 'home' };
}
