import { and, inArray, like, sql } from 'drizzle-orm';
import type { LinkableEntity, LinkTarget } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';
import { LONGEST_ID } from '#contract/units.ts';
import { toHash } from '#server/kernel/fingerprint.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { redirects } from '../tables.ts';
import { type Address, entryAt } from './slugs.ts';
import { findReachable } from './targets.ts';

/** Prefix of the ids of redirects that an entry's move has made. */
export const MOVED = 'moved.';

function redirectId(path: string): string {
	const id = `${MOVED}${path.slice(1).replaceAll('/', '.')}`;
	return id.length <= LONGEST_ID ? id : `${MOVED}${toHash(path)}`;
}

interface Move {
	entity: LinkableEntity;
	id: string;
	/** Addresses before, by language; none for a new entry. */
	before: readonly Address[];
	/** Addresses after the change; none for a removed entry. */
	after: readonly Address[];
	/** Targets for the addresses of a removed entry: the first one that exists. */
	nextTo: readonly LinkTarget[];
}

/**
 * Redirects the addresses that an entry gives up, so that no address dies. They lead to the entry
 * in the language of the address or, if the entry left that, in Italian; those of a removed entry
 * lead to `nextTo`. An address that an entry has again leads nowhere else.
 */
export async function redirectOldAddresses(
	tx: Tx,
	{ entity, id, before, after, nextTo }: Move,
): Promise<void> {
	const own = after.map(({ path }) => path);
	if (own.length > 0) await tx.delete(redirects).where(inArray(redirects.from, own));
	const isGone = after.length === 0;
	const self: LinkTarget = { type: 'entity', entity, id };
	const to = isGone ? await firstThere(tx, nextTo) : self;
	if (isGone) {
		// Earlier redirects to the entry follow its own addresses.
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

/** First existing target. A screen always exists, an entry while it is on the site. */
async function firstThere(tx: Tx, targets: readonly LinkTarget[]): Promise<LinkTarget> {
	for (const target of targets) {
		if (target.type !== 'entity') return target;
		const found = await findReachable(tx, target.entity, [target.id]);
		if (found.has(target.id)) return target;
	}
	return { type: 'route', route: 'home' };
}
