import type { Context } from 'hono';
import type { Locale } from '#contract/locales.ts';
import { dayInRome } from '#domain/time/days.ts';
import { articlesIn } from '#server/content/ports.ts';
import { newToken } from '#server/platform/link-secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { findMarket } from '#server/prices/ports.ts';
import { keepCount, keepSecret } from './cookies.ts';
import { addLine } from './effects.ts';
import { lockCart, openCart, raiseVersion } from './store.ts';
import { countUnits } from './view.ts';
import { getVisitor } from './visitor.ts';

/** Result of refilling a cart. */
export interface Refilled {
	/** Articles that were added. */
	added: number;
	/** Codes of articles that are not available any more. */
	missing: string[];
	cookies: string[];
}

interface Line {
	variant_id: string;
	quantity: number;
	article: { code: string };
}

/** Adds available articles to the caller's cart; a new cart gets the given country. */
export async function refillCart(
	call: Services & { context: Context; query: { locale: Locale } },
	lines: readonly Line[],
	country: string,
): Promise<Refilled> {
	const { db, clock, siteUrl } = call;
	const now = clock();
	const { owner = null } = await getVisitor(call.context, call);
	const own = owner ?? { secret: newToken() };
	const articles = await articlesIn(call, call.query.locale);
	return db.transaction(async (tx) => {
		const held = await lockCart(tx, own, now);
		const cart = held?.cart ?? (await openCart(tx, own, country, now));
		const market = await findMarket(tx, cart.country, dayInRome(now));
		if (!market) throw new Error(`no price list holds for ${cart.country}`);
		const scene = { tx, cart, market, articles, now, today: dayInRome(now) };
		const missing: string[] = [];
		for (const { variant_id, quantity, article } of lines) {
			const done = await addLine(variant_id, quantity)(scene);
			if ('refused' in done) missing.push(article.code);
		}
		const filled = await raiseVersion(tx, cart, {}, now);
		const cookies = [keepCount(await countUnits(tx, filled, now), siteUrl)];
		if ('secret' in own) cookies.push(keepSecret(own.secret, siteUrl));
		return { added: lines.length - missing.length, missing, cookies };
	});
}
