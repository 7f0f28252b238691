import type Stripe from 'stripe';
import * as v from 'valibot';
import { ProviderFailure, ProviderRefusal, type PaymentKeys } from '../provider.ts';

export type StripeKeys = NonNullable<PaymentKeys['stripe']>;

/**
 * Time for everything that one call asks of Stripe. The host answers within four and a half
 * seconds, and has its own work to do before and after.
 */
const CALL_MS = 3_500;

/** Time for one answer. A quick refusal or a lost connection leaves time for a second try. */
const ANSWER_MS = 2_800;

/** Options for calls that another call has to follow in time. */
export const QUICK = { timeout: 1_500, maxNetworkRetries: 0 };

/** Access to Stripe that turns its failures into ours. */
export interface StripeApi {
	/** @throws ProviderFailure, also where all of it takes too long; it may then still be done */
	run: <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>;
	/** Runs a paged read in the same way, without a limit of time. */
	pages: <T>(work: (stripe: Stripe) => AsyncIterable<T>) => AsyncIterable<T>;
}

function toAddress(origin: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
	const { protocol, hostname, port } = new URL(origin);
	const isPlain = protocol === 'http:';
	return {
		protocol: isPlain ? 'http' : 'https',
		host: hostname.replace(/^\[|\]$/g, ''),
		port: port === '' ? (isPlain ? 80 : 443) : port,
	};
}

async function load({ secret_key, api_origin }: StripeKeys): Promise<Stripe> {
	const sdk = await import('stripe');
	return new sdk.Stripe(secret_key, {
		apiVersion: '2026-10-28.endive',
		timeout: ANSWER_MS,
		maxNetworkRetries: 1,
		// It would write an id into the home folder and send Stripe data about this machine.
		telemetry: false,
		...(api_origin !== undefined && toAddress(api_origin)),
	});
}

/** One client for each set of keys, with its connections. */
const loaded = new WeakMap<StripeKeys, Promise<Stripe>>();

/** The library takes a tenth of a second and 30 MB: only a shop that uses its keys loads it. */
export function getStripe(keys: StripeKeys): Promise<Stripe> {
	const stripe = loaded.get(keys) ?? load(keys);
	loaded.set(keys, stripe);
	return stripe;
}

/** Describes Stripe's error without the request: its messages hold what buyers typed. */
function inWords(stripe: Stripe, error: unknown): string | null {
	if (error instanceof v.ValiError) return `an answer in another shape: ${error.message}`;
	if (!(error instanceof stripe.errors.StripeError)) return null;
	const { statusCode, rawType, code, param, requestId } = error;
	return [statusCode, rawType ?? error.type, code, param, requestId]
		.filter((part) => part !== undefined)
		.join(' ');
}

/** Temporary reasons of a refusal: a dispute may be won, and money comes in. */
const PASSING = ['charge_disputed', 'balance_insufficient'];

/** True if Stripe would refuse the same call again; wrong keys and limits do not count. */
function isForGood(stripe: Stripe, error: unknown): boolean {
	if (!(error instanceof stripe.errors.StripeInvalidRequestError)) return false;
	const { statusCode, code } = error;
	return (statusCode === 400 || statusCode === 404) && !PASSING.includes(code ?? '');
}

/** Error to throw: a failure of Stripe’s as one of ours, a bug unchanged. */
function toFailure(stripe: Stripe, error: unknown): unknown {
	const words = inWords(stripe, error);
	if (words === null) return error;
	const Failure = isForGood(stripe, error) ? ProviderRefusal : ProviderFailure;
	return new Failure(`stripe: ${words}`);
}

async function within<T>(work: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new ProviderFailure('stripe: no answer in time')), CALL_MS);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}

export function openStripe(keys: StripeKeys): StripeApi {
	return {
		async run(work) {
			const stripe = await getStripe(keys);
			try {
				return await within(work(stripe));
			} catch (error) {
				throw toFailure(stripe, error);
			}
		},
		async *pages(work) {
			const stripe = await getStripe(keys);
			try {
				yield* work(stripe);
			} catch (error) {
				throw toFailure(stripe, error);
			}
		},
	};
}

/** True if Stripe refused a call for this parameter or with this code. */
export function isRefusal(
	stripe: Stripe,
	error: unknown,
	reason: { param: string } | { code: string },
): boolean {
	if (!(error instanceof stripe.errors.StripeInvalidRequestError)) return false;
	return 'param' in reason ? error.param === reason.param : error.code === reason.code;
}
