/** Requests of a second process that cost it little, so that the host is what gets measured. */
import { Agent, request } from 'node:http';

export interface Answer {
	status: number;
	text: string;
	cookies: string[];
}

export type Send = (
	method: string,
	path: string,
	headers: Record<string, string>,
	body?: object | string,
) => Promise<Answer>;

/** The body of a page's form is text, all else is JSON. */
const toType = (body: object | string) =>
	typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';

/** Calls a host over as many connections as there are callers. */
export function makeCaller(url: string, callers: number): Send {
	const agent = new Agent({ keepAlive: true, maxSockets: callers });
	return (method, path, headers, body) => {
		const type = body === undefined ? {} : { 'content-type': toType(body) };
		return new Promise((resolve, reject) => {
			const call = request(
				`${url}${path}`,
				{ agent, method, headers: { ...headers, ...type } },
				(response) => {
					let text = '';
					response.setEncoding('utf8');
					response.on('data', (piece: string) => (text += piece));
					response.on('end', () =>
						resolve({
							status: response.statusCode ?? 0,
							text,
							cookies: response.headers['set-cookie'] ?? [],
						}),
					);
					response.on('error', reject);
				},
			);
			call.on('error', reject);
			call.end(typeof body === 'object' ? JSON.stringify(body) : body);
		});
	};
}

/** Keeps the cookies that an answer sets. */
export function keepCookies(cookies: Map<string, string>, set: readonly string[]): void {
	for (const line of set) {
		const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
		cookies.set(name, value);
	}
}

export const cookieHeader = (cookies: ReadonlyMap<string, string>): string =>
	[...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Quantile: the value below which this part of the list lies. */
export const quantile = (list: readonly number[], part: number): number =>
	list.toSorted((a, b) => a - b)[Math.floor(list.length * part)] ?? 0;

export const median = (list: readonly number[]): number => quantile(list, 0.5);
