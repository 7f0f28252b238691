import { createHmac, timingSafeEqual } from 'node:crypto';

/** Time within which a signed message counts as new, before and after ours (Standard Webhooks). */
const TOLERANCE_S = 5 * 60;
const PREFIX = 'whsec_';
const VERSION = 'v1,';

/** What a message says of itself in its headers. */
export interface Envelope {
	id: string;
	/** Seconds since 1970, as text. */
	timestamp: string;
	/** Signatures after their versions, apart by spaces: several while a key is replaced. */
	signature: string;
}

function tagOf(secret: string, { id, timestamp }: Envelope, bytes: Buffer): Buffer {
	const key = Buffer.from(secret.slice(secret.startsWith(PREFIX) ? PREFIX.length : 0), 'base64');
	return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(bytes).digest();
}

/** The header that a sender makes of a body. */
export function sign(secret: string, envelope: Omit<Envelope, 'signature'>, bytes: Buffer): string {
	return `${VERSION}${tagOf(secret, { ...envelope, signature: '' }, bytes).toString('base64')}`;
}

/**
 * When a message was sent that one of the keys signed; null for one that none did, or that is old
 * enough to be somebody's copy.
 */
export function verifiedTime(
	secrets: readonly string[],
	envelope: Envelope,
	bytes: Buffer,
	now: Date,
): Date | null {
	if (envelope.id === '' || !/^\d{1,12}$/.test(envelope.timestamp)) return null;
	const sentAt = new Date(Number(envelope.timestamp) * 1000);
	if (Math.abs(now.getTime() - sentAt.getTime()) > TOLERANCE_S * 1000) return null;
	const given = envelope.signature
		.split(' ')
		.filter((part) => part.startsWith(VERSION))
		.map((part) => Buffer.from(part.slice(VERSION.length), 'base64'));
	const isSigned = secrets.some((secret) => {
		const tag = tagOf(secret, envelope, bytes);
		return given.some((one) => one.length === tag.length && timingSafeEqual(one, tag));
	});
	return isSigned ? sentAt : null;
}
