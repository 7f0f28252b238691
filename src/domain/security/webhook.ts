import { createHmac, timingSafeEqual } from 'node:crypto';

/** Time within which a signed message counts as new, before and after ours. */
const TOLERANCE_MS = 5 * 60 * 1000;
const PREFIX = 'whsec_';
const VERSION = 'v1,';

/** Headers of a message by Standard Webhooks 1.0.0. */
const WEBHOOK_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;
export type WebhookHeaders = Record<(typeof WEBHOOK_HEADERS)[number], string>;

/** Reads a header; undefined, null or empty where there is none. */
export type ReadHeader = (name: string) => string | undefined | null;

/** Reasons why a message is not accepted as one from a holder of the secret. */
export type WebhookRefusal = 'unsigned' | 'old' | 'early' | 'wrong_signature';
export type VerifiedWebhook =
	/** `id` stays the same when a message is sent again: the receiver must process it once. */
	{ isGenuine: true; id: string; sentAt: Date } | { isGenuine: false; why: WebhookRefusal };

const toKey = (secret: string) =>
	Buffer.from(secret.slice(secret.startsWith(PREFIX) ? PREFIX.length : 0), 'base64');

function toTag(secret: string, id: string, timestamp: string, body: Uint8Array): Buffer {
	return createHmac('sha256', toKey(secret)).update(`${id}.${timestamp}.`).update(body).digest();
}

/** Signs a message with each of the secrets: with the old one, too, while one is replaced. */
export function signWebhook(
	secrets: readonly string[],
	{ id, sentAt }: { id: string; sentAt: Date },
	body: Uint8Array,
): WebhookHeaders {
	const timestamp = String(Math.floor(sentAt.getTime() / 1000));
	const signatures = secrets.map(
		(secret) => `${VERSION}${toTag(secret, id, timestamp, body).toString('base64')}`,
	);
	return {
		'webhook-id': id,
		'webhook-timestamp': timestamp,
		'webhook-signature': signatures.join(' '),
	};
}

/**
 * Verifies that one of the secrets signed exactly these bytes, lately.
 * The bytes are the body as it came, before any parsing.
 */
export function verifyWebhook(
	secrets: readonly string[],
	header: ReadHeader,
	body: Uint8Array,
	now: Date,
): VerifiedWebhook {
	const [id, timestamp, signature] = WEBHOOK_HEADERS.map((name) => header(name) ?? '');
	const refused = (why: WebhookRefusal) => ({ isGenuine: false, why }) as const;
	if (!id || !signature || !timestamp || !/^\d{1,12}$/.test(timestamp)) return refused('unsigned');
	const given = signature
		.split(' ')
		.filter((part) => part.startsWith(VERSION))
		.map((part) => Buffer.from(part.slice(VERSION.length), 'base64'));
	const isSigned = secrets.some((secret) => {
		const tag = toTag(secret, id, timestamp, body);
		return given.some((one) => one.length === tag.length && timingSafeEqual(one, tag));
	});
	if (!isSigned) return refused('wrong_signature');
	const sentAt = new Date(Number(timestamp) * 1000);
	const age_ms = now.getTime() - sentAt.getTime();
	if (age_ms > TOLERANCE_MS) return refused('old');
	if (age_ms < -TOLERANCE_MS) return refused('early');
	return { isGenuine: true, id, sentAt };
}
