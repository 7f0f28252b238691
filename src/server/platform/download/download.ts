const UNSAFE = /["\\/:*?<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Longer than any stored name. */
const LONGEST = 150;
const encode = (text: string) =>
	encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/**
 * `Content-Disposition` of a download (RFC 6266): a plain name for old clients, the true one
 * encoded by RFC 5987. No part of a name can end the header or reverse its text.
 */
export function attachment(fileName: string): string {
	// Cut between characters: half of one cannot be encoded.
	const name = [...fileName.replace(UNSAFE, '_').trim()].slice(0, LONGEST).join('') || 'file';
	const plain = name
		.normalize('NFKD')
		.replace(/[^\x20-\x7e]/g, '_')
		.replaceAll('%', '_');
	return `attachment; filename="${plain}"; filename*=UTF-8''${encode(name)}`;
}

/** Headers of files that leave the desk: never shown in place, never cached by proxies. */
export function downloadHeaders(type: string, fileName: string): Record<string, string> {
	return {
		'content-type': type,
		'content-disposition': attachment(fileName),
		'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
		'cache-control': 'no-store',
	};
}
