/** Percent-encodes a decoded path as browsers write it. */
export function encodePath(path: string): string {
	return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/**
 * Decodes and normalises a request's path: one slash between segments, none at the end, no `.html`,
 * no `index.html`; an encoded slash counts as one. Null for a path that no page can have: a broken
 * escape, control characters, a backslash, a step to the parent folder.
 */
export function cleanPath(pathname: string): string | null {
	let decoded: string;
	try {
		decoded = decodeURIComponent(pathname);
	} catch {
		return null;
	}
	// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
	if (/[\u0000-\u001f\u007f\\]/.test(decoded)) return null;
	const segments = decoded.split('/').filter(Boolean);
	if (segments.some((segment) => segment === '.' || segment === '..')) return null;
	if (segments.at(-1) === 'index.html') segments.pop();
	return `/${segments.join('/')}`.replace(/(?<=[^/])\.html$/, '');
}
