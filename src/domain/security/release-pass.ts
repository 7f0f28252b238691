import { createHmac, timingSafeEqual } from 'node:crypto';

/** Grant in the URL of a kept release: its scope, and its expiry in ms since 1970. */
export interface ReleasePass {
	release: string;
	expires_at: number;
}

/** Domain separator of the signed payload: the secret signs messages, too. */
const USE = 'release pass';

const toTag = (secret: string, payload: string) =>
	createHmac('sha256', secret).update(`${USE}:${payload}`).digest();

/** Signs a pass for use in a URL, with the newest of the secrets. */
export function signReleasePass(
	[secret]: readonly string[],
	{ release, expires_at }: ReleasePass,
): string {
	if (secret === undefined) throw new Error('Missing secret: cannot sign a release pass');
	const payload = `${release}.${expires_at.toString(36)}`;
	return `${payload}.${toTag(secret, payload).toString('base64url')}`;
}

/** Reads the pass of a token; null if none of the secrets signed it, or its time is over. */
export function readReleasePass(
	secrets: readonly string[],
	token: string,
	now: Date,
): ReleasePass | null {
	const [release = '', until = '', tag = '', ...rest] = token.split('.');
	const given = Buffer.from(tag, 'base64url');
	const isOurs = secrets.some((secret) => {
		const own = toTag(secret, `${release}.${until}`);
		return given.length === own.length && timingSafeEqual(given, own);
	});
	const expires_at = Number.parseInt(until, 36);
	return isOurs && rest.length === 0 && expires_at > now.getTime() ? { release, expires_at } : null;
}
