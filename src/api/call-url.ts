import type { Endpoint } from '#contract/endpoint.ts';

/** Target of a call. */
export interface Address {
	/** Origin of the host, `http://127.0.0.1:4322`. Empty for the page's own origin. */
	baseUrl: string;
	params?: Record<string, string>;
	query?: Record<string, string>;
}

/** Builds the URL of a call, with path parameters and query filled in. */
export function callUrl(record: Endpoint, { baseUrl, params = {}, query }: Address): string {
	const path = record.path.replace(/\{(\w+)\}/g, (_, name: string) =>
		encodeURIComponent(params[name] ?? ''),
	);
	const search = query ? `?${new URLSearchParams(query)}` : '';
	return `${baseUrl}/api${path}${search}`;
}
