import type { Ask } from './host.ts';

export const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
	method: 'POST',
	headers: { 'content-type': 'application/json', ...headers },
	body: JSON.stringify(body),
});

export const view = (ask: Ask, token: string, locale = 'it') =>
	ask('/api/passports/views', post({ token, locale }));
export const offer = (ask: Ask, token: string, email = 'next@mail.example') =>
	ask('/api/passports/transfers', post({ token, email }));
export const withdraw = (ask: Ask, token: string) =>
	ask('/api/passports/transfers/withdrawals', post({ token }));
export const accept = (ask: Ask, token: string) =>
	ask('/api/passports/acceptances', post({ token, privacy: true, locale: 'ja' }));
export const askForLink = (ask: Ask, serial_number: string, email: string, headers = {}) =>
	ask('/api/passports/links', post({ serial_number, email }, headers));

export function sendProof(ask: Ask, token: string, file: File): Promise<Response> {
	const body = new FormData();
	body.set('token', token);
	body.set('proof_of_purchase', file);
	return ask('/api/passports/proofs', { method: 'POST', body });
}

export const UNKNOWN = 'x'.repeat(32);
