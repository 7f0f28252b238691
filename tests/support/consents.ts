import * as contract from '#contract/measurement/consent.ts';
import { readData } from './host-conformance.ts';
import type { OwnHost } from './host.ts';

/** Path of a choice. */
export const inItalian = '/api/consent?locale=it';

/** Browser that keeps its cookies. */
export function aVisitor({ ask }: Pick<OwnHost, 'ask'>, jar = new Map<string, string>()) {
	return {
		jar,
		async ask(
			path: string,
			body?: string | object,
			headers: Record<string, string> = {},
			method = body === undefined ? 'GET' : 'POST',
		) {
			const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
			const isForm = typeof body === 'string';
			const response = await ask(path, {
				headers: {
					...(cookie && { cookie }),
					'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
					...headers,
				},
				method,
				...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
			});
			for (const set of response.headers.getSetCookie()) {
				const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
				jar.set(name, value);
			}
			return response;
		},
	};
}
/** Choice that a browser keeps. */
export const choice = (visitor: ReturnType<typeof aVisitor>) => visitor.jar.get('livenza.consent');
/** Accepts, and returns the receipt. */
export const accept = async (visitor: Pick<ReturnType<typeof aVisitor>, 'ask'>) =>
	(await readData(contract.saveConsent, await visitor.ask(inItalian, { choice: 'granted' })))
		.receipt;
