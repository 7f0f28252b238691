/** Returns the raw value of one cookie of a `Cookie` header; null if it is missing. */
export function readCookie(header: string | null, name: string): string | null {
	for (const pair of (header ?? '').split(';')) {
		const [key = '', ...value] = pair.split('=');
		if (key.trim() === name) return value.join('=').trim();
	}
	return null;
}
