import type Stripe from 'stripe';
import * as v from 'valibot';
import type { SignedCall } from '../provider.ts';
import { eventSchema, type StripeEvent } from './objects.ts';

/** Seconds for which a signature is valid. */
const TOLERANCE_S = 300;

/**
 * Decodes bytes to the text that was signed; null for invalid UTF-8. The library's own decoding
 * would accept other bytes: it drops a byte order mark and replaces broken characters.
 */
function findText(bytes: Buffer): string | null {
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		return null;
	}
}

async function verified(
	stripe: Stripe,
	[text, header, secret]: readonly [string, string, string],
	now: Date,
): Promise<unknown> {
	try {
		return await stripe.webhooks.constructEventAsync(
			text,
			header,
			secret,
			TOLERANCE_S,
			undefined,
			now.getTime(),
		);
	} catch (error) {
		if (error instanceof stripe.errors.StripeSignatureVerificationError) return null;
		// Signed, but no JSON.
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}

/** Event of a request that one of the secrets has signed recently; null for any other. */
export async function signedEvent(
	stripe: Stripe,
	secrets: readonly string[],
	{ header, bytes }: SignedCall,
	now: Date,
): Promise<StripeEvent | null> {
	const signature = header('stripe-signature') ?? '';
	const text = findText(bytes);
	if (signature === '' || text === null) return null;
	for (const secret of secrets) {
		const event = v.safeParse(eventSchema, await verified(stripe, [text, signature, secret], now));
		if (event.success) return event.output;
	}
	return null;
}
