import type { CartAnswer } from '#contract/cart/cart.ts';
import { OWN_CART } from '#contract/cart/endpoints.ts';
import type { Market } from '#contract/prices/markets.ts';
import { dayInRome } from '#domain/time/days.ts';
import { marketFor } from '#domain/money/markets.ts';
import { articlesIn, shopIn } from '#server/content/ports.ts';
import type { Client } from '#server/kernel/client.ts';
import { problem } from '#server/kernel/problem.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { newToken } from '#server/platform/link-secrets.ts';
import { marketAmong, marketsIn } from '#server/prices/ports.ts';
import type { Assembled } from '../module.ts';
import { keepCount, keepSecret } from './cookies.ts';
import { getCountry, type Countries } from './country.ts';
import type { Effect, Refused } from './effects.ts';
import { takeIntent } from './intents.ts';
import { lockCart, openCart, raiseVersion, type CartRow } from './store.ts';
import { getVisitor, type Arrival, type Visitor } from './visitor.ts';
import { viewCart, type Articles } from './view.ts';

/** A call about a cart, as the routes get it. */
export interface CartCall extends Assembled, Arrival {
	client: Client;
	param: (name: string) => string;
}

/** Edit that a call makes to the cart. */
export interface Edit {
	intentId: string;
	effect: Effect;
	/** True if a visitor without a cart gets one for it. */
	opens: boolean;
	/** Country of the answer where there is no cart. */
	country?: string;
}

type Outcome = { cart: CartAnswer } | { refused: Refused } | null;

interface Work {
	tx: Tx;
	call: CartCall;
	visitor: Visitor;
	/** True if this call has created the visitor's secret. */
	isNew: boolean;
	articles: Articles;
	countries: Countries;
	now: Date;
	edit: Edit | null;
}

function marketIn({ markets }: Countries, country: string, now: Date): Market {
	const market = marketFor(country, markets.sources, dayInRome(now));
	if (!market) throw new Error(`no price list holds for ${country}`);
	return market;
}

async function countriesIn(call: CartCall): Promise<Countries> {
	const shop = await shopIn(call);
	if (!shop) throw new Error('the row of settings is missing');
	return { markets: await marketsIn(call), home: shop.default_country };
}

/** Cart that the path names, if it is the visitor's. A renewed cart has its former id, too. */
async function named({ tx, call, visitor: { owner }, isNew, now }: Work) {
	const id = call.param('cart');
	// A secret that was made for this call has no cart yet.
	const held = owner && !isNew ? await lockCart(tx, owner, now) : null;
	const isOwn = id === OWN_CART || id === held?.cart.id || id === held?.formerId;
	return { isOwn, cart: held?.cart ?? null };
}

/** Runs an effect once on a locked cart, and raises its version. */
async function run(work: Work, cart: CartRow, market: Market, { effect, intentId }: Edit) {
	const { tx, articles, now } = work;
	if (!(await takeIntent(tx, cart.id, intentId, now))) return { cart };
	const change = await effect({ tx, cart, market, articles, now, today: dayInRome(now) });
	if ('refused' in change) return change;
	return { cart: await raiseVersion(tx, cart, change, now) };
}

/** E-mail that a code's uses count for: a signed-in customer's, or a guest's if it is known. */
async function findPerson({ tx, call, visitor, now }: Work, cart: CartRow | null) {
	if (visitor.person !== null || cart === null || cart.code === null) return visitor.person;
	const find = call.modules.find((module) => module.findGuestAddress !== null)?.findGuestAddress;
	return find ? find(tx, cart.id, now) : null;
}

async function work(given: Work): Promise<Outcome> {
	const { tx, call, visitor, articles, countries, now, edit } = given;
	const { isOwn, cart: held } = await named(given);
	if (!isOwn) return null;
	let cart = held;
	if (!cart && edit?.opens && visitor.owner) {
		const country = await getCountry(tx, call, visitor.owner, countries);
		cart = await openCart(tx, visitor.owner, country, now);
	}
	const asked = cart ? undefined : edit?.country;
	if (asked !== undefined && !marketAmong(countries.markets, asked, dayInRome(now))) {
		return { refused: { path: 'country', code: 'unknown_country' } };
	}
	const country = cart?.country ?? asked ?? (await getCountry(tx, call, visitor.owner, countries));
	let market = marketIn(countries, country, now);
	if (cart && edit) {
		const done = await run(given, cart, market, edit);
		if ('refused' in done) return done;
		cart = done.cart;
		if (cart.country !== country) market = marketIn(countries, cart.country, now);
	}
	const viewing = { db: tx, market, articles, now, person: await findPerson(given, cart) };
	return { cart: await viewCart(viewing, cart) };
}

/** Thrown to roll a transaction back. */
class Undone extends Error {
	override name = 'Undone';
	readonly refused: Refused;
	constructor(refused: Refused) {
		super('refused');
		this.refused = refused;
	}
}

/** Runs an edit on the visitor's cart in one transaction, and responds with cart and cookies. */
export async function respond(call: CartCall, edit: Edit | null = null): Promise<Response | null> {
	const now = call.clock();
	const known = await getVisitor(call.context, call);
	// A visitor without a cart gets its secret with the first response.
	const owner = known.owner ?? (edit?.opens ? { secret: newToken() } : null);
	const visitor = { ...known, owner };
	const articles = await articlesIn(call, call.query.locale);
	const countries = await countriesIn(call);
	try {
		const outcome = await call.db.transaction(async (tx) => {
			const done = await work({
				tx,
				call,
				visitor,
				isNew: known.owner === null,
				articles,
				countries,
				now,
				edit,
			});
			if (done && 'refused' in done) throw new Undone(done.refused);
			return done;
		});
		return outcome && answer(call, visitor, outcome.cart);
	} catch (cause) {
		if (cause instanceof Undone) return problem('validation_failed', [cause.refused]);
		throw cause;
	}
}

function answer({ siteUrl }: CartCall, { owner }: Visitor, cart: CartAnswer): Response {
	const headers = new Headers({ 'cache-control': 'no-store' });
	if (cart.id !== null && owner && 'secret' in owner) {
		headers.append('set-cookie', keepSecret(owner.secret, siteUrl));
	}
	headers.append('set-cookie', keepCount(cart.quantity, siteUrl));
	return Response.json({ data: cart }, { headers });
}
