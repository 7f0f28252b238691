import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { CONSENT_COOKIE } from '#contract/cookies.ts';
import type { ConsentNotice } from '#contract/measurement/consent.ts';
import { NOTICE_TEXTS } from '#server/measurement/consent/notice-texts.ts';
import { track } from '#state/analytics.ts';
import { limit } from './pace.ts';

const { title, own, technical, statistics } = NOTICE_TEXTS.it;
export const { words } = NOTICE_TEXTS.it;
export const RECEIPT = '0f8fad5b-d9cb-469f-a165-70867728950e';
const item = { name: 'livenza.consent', provider: 'L', purpose: 'p', duration: '182 giorni' };
export const notice: ConsentNotice = {
	edition: 'own-1',
	text_version: 'v1',
	title,
	text: own,
	groups: [
		{ category: 'technical', ...technical, items: [item] },
		{ category: 'statistics', ...statistics, items: [] },
	],
	words,
	policy: '/it/cookie-policy',
};

/** Waits for a value; a value that has not come by then never comes. */
export const until = <T>(what: () => T) => vi.waitUntil(what, { timeout: limit(4000) });

export const sent: { path: string; body: unknown }[] = [];
/** Answers of the host by path; a path without one is offline. */
export const answers: Record<string, () => Response> = {};
export const setCookie = (value: string) =>
	(document.cookie = `${CONSENT_COOKIE}=${value}; Path=/`);
export const cookie = () => document.cookie.split(`${CONSENT_COOKIE}=`)[1]?.split(';')[0];

/** Sets a page with the footer's link up for each test of a file. */
export function onConsentPage(): void {
	beforeAll(async () => {
		// Fetched by the element itself; here they are there before the clock of a test runs.
		await import('#components/consent/consent-panel.ts');
		await import('#state/transport.ts');
		await import('#components/consent/consent-choice.ts');
	});
	beforeEach(() => {
		sent.length = 0;
		delete window.livenzaEvents;
		Object.assign(answers, {
			'/api/consent/notice': () => Response.json({ data: notice }),
			'/api/consent': () => {
				const { choice } = (sent.at(-1) ?? { body: {} }).body as { choice: string };
				// As the host's answer does.
				setCookie(choice === 'granted' ? `granted.own-1.${RECEIPT}` : 'refused.own-1');
				return Response.json({ data: { choice, receipt: null } });
			},
			'/api/measurement/events': () => Response.json({ data: { is_consented: true, counted: 1 } }),
		});
		vi.stubGlobal(
			'ResizeObserver',
			class {
				observe() {}
			},
		);
		vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
			const [place = ''] = path.split('?');
			if (init.method === 'POST') sent.push({ path: place, body: JSON.parse(String(init.body)) });
			const answer = answers[place];
			if (!answer) throw new TypeError('offline');
			return answer();
		});
		document.documentElement.lang = 'it';
	});
	afterEach(() => {
		document.body.replaceChildren();
		document.cookie = `${CONSENT_COOKIE}=; Max-Age=0; Path=/`;
		// A consent that stayed would send the events of the next file, a second later.
		dispatchEvent(new Event('pagehide'));
		delete window.livenzaEvents;
		vi.unstubAllGlobals();
	});
}

export function open(edition = 'own-1', ga4 = ''): void {
	document.body.innerHTML = `<a class="skip" href="#main">Vai al contenuto</a>
		<header><a href="/it">Home</a></header><main id="main"></main><footer>
		<consent-choice edition="${edition}"${ga4 && ` data-ga4="${ga4}"`}><a href="/api/consent?locale=it">Impostazioni cookie</a></consent-choice></footer>`;
}
export const view = (value = 2290) =>
	track({ event: 'view_item', ecommerce: { value, currency: 'EUR', items: [] } });
export const banner = () => document.querySelector('.consent-banner');
export const asked = () => until(banner);
export const button = (label: string) => {
	const all = [
		...document.querySelectorAll<HTMLButtonElement>('.consent-banner button, dialog button'),
	];
	const found = all.findLast(
		(candidate) => candidate.textContent === label || candidate.ariaLabel === label,
	);
	if (!found) throw new Error(`there is no button ${label}`);
	return found;
};
export const events = () => sent.filter(({ path }) => path === '/api/measurement/events');
