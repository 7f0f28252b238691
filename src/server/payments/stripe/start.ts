import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { ProviderFailure, type PaymentRequest, type StartedPayment } from '../provider.ts';
import { isRefusal } from './client.ts';
import { attemptMetadata, inSeconds, startedSchema } from './objects.ts';

/** Stripe's names for the languages of its page. */
const LOCALES: Partial<Record<Locale, Stripe.Checkout.SessionCreateParams.Locale>> = {
	it: 'it',
	en: 'en-GB',
	es: 'es',
	fr: 'fr',
	ja: 'ja',
};

const MINUTE_MS = 60_000;
/** Stripe's limits of a page's life by its own clock, with a minute for the difference to ours. */
const SHORTEST_MS = 31 * MINUTE_MS;
const LONGEST_MS = (24 * 60 - 1) * MINUTE_MS;

function withSession(page: string): string {
	const url = new URL(page);
	url.searchParams.set('session', '{CHECKOUT_SESSION_ID}');
	// Stripe replaces the placeholder only in this spelling.
	return url.href.replace('%7BCHECKOUT_SESSION_ID%7D', '{CHECKOUT_SESSION_ID}');
}

function toParameters(
	request: PaymentRequest,
	expiresAt: Date,
): Stripe.Checkout.SessionCreateParams {
	const { order_id, order_number } = request;
	const metadata = attemptMetadata(request);
	const currency = request.currency.toLowerCase();
	return {
		mode: 'payment',
		ui_mode: 'hosted_page',
		client_reference_id: order_id,
		metadata,
		payment_intent_data: { metadata, description: order_number },
		line_items: request.items.map(({ name, amount }) => ({
			quantity: 1,
			price_data: { currency, unit_amount: amount, product_data: { name } },
		})),
		// The shop sets the amount, whatever is set in the dashboard.
		adaptive_pricing: { enabled: false },
		automatic_tax: { enabled: false },
		allow_promotion_codes: false,
		// Phone wallets count as cards; a means that takes days would reserve stock for as long.
		allowed_payment_method_types: ['card'],
		locale: LOCALES[request.locale] ?? 'auto',
		customer_email: request.email,
		expires_at: inSeconds(expiresAt),
		success_url: withSession(request.return_url),
		cancel_url: request.return_url,
	};
}

function clamped(time: Date, now: Date): Date {
	const earliest = now.getTime() + SHORTEST_MS;
	const latest = now.getTime() + LONGEST_MS;
	return new Date(Math.min(Math.max(time.getTime(), earliest), latest));
}

/**
 * Makes the page on which a buyer pays. An expired attempt is not started again: Stripe forgets
 * keys after a day and would make a second page of it.
 */
export async function start(
	stripe: Stripe,
	request: PaymentRequest,
	now: Date,
): Promise<StartedPayment> {
	const { items, amount, expires_at, key } = request;
	if (items.reduce((sum, item) => sum + item.amount, 0) !== amount) {
		throw new Error(`payment ${key}: the items do not add up to its amount`);
	}
	if (expires_at <= now) throw new ProviderFailure(`stripe: the time of ${key} is over`);
	const create = (expiresAt: Date) =>
		stripe.checkout.sessions.create(toParameters(request, expiresAt), { idempotencyKey: key });
	const session = await create(expires_at).catch((error: unknown) => {
		// Not clamped at first: a minute later it would be another request with the same key.
		if (!isRefusal(stripe, error, { param: 'expires_at' })) throw error;
		return create(clamped(expires_at, now));
	});
	const { id, url } = v.parse(startedSchema, session);
	return { ref: id, url };
}
