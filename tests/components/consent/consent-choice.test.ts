// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { onceConsented, track } from '#state/analytics.ts';
import {
	answers,
	asked,
	banner,
	button,
	cookie,
	events,
	onConsentPage,
	open,
	RECEIPT,
	sent,
	setCookie,
	until,
	view,
	words,
} from '../../support/consent-page.ts';

onConsentPage();

test('asks after the skip link with two equal buttons; nothing is stored or sent before', async () => {
	open();
	view();
	await asked();
	expect(document.querySelector('.skip')?.nextElementSibling).toBe(banner());
	const [refuse, accept] = banner()?.querySelectorAll('.consent-choices button') ?? [];
	expect([refuse?.textContent, accept?.textContent]).toEqual([words.refuse, words.accept]);
	expect(refuse?.className).toBe(accept?.className);
	expect(document.cookie).toBe('');
	expect(sent).toEqual([]);
});

test('sends queued events in order once accepted, then later ones', async () => {
	open();
	const told: string[] = [];
	track({ event: 'view_item_list', ecommerce: { item_list_name: 'Ruote', items: [] } });
	view();
	onceConsented(() => told.push('purchase asked'));
	await asked();
	expect(told).toEqual([]);
	button(words.accept).click();
	await until(() => events().length === 1);
	expect(sent[0]).toEqual({
		path: '/api/consent',
		body: { choice: 'granted', text_version: 'v1' },
	});
	expect(events()[0]?.body).toEqual({
		events: [{ event: 'view_item_list' }, { event: 'view_item', value: 2290, currency: 'EUR' }],
	});
	expect(banner()).toBeNull();
	expect(told).toEqual(['purchase asked']);
	view(1);
	dispatchEvent(new Event('pagehide'));
	await until(() => events().length === 2);
});

test.each([
	['refusing', () => button(words.refuse).click()],
	['closing', () => button(words.close).click()],
	[
		'Escape',
		() =>
			button(words.refuse).dispatchEvent(
				new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
			),
	],
])('%s drops queued and later events', async (_, act) => {
	open();
	view();
	await asked();
	act();
	await until(() => banner() === null);
	view();
	onceConsented(() => view());
	dispatchEvent(new Event('pagehide'));
	expect(cookie()).toBe('refused.own-1');
	expect(window.livenzaEvents?.held).toEqual([]);
	expect(events()).toEqual([]);
});

test('a refusal holds while the host is down; a consent does not', async () => {
	open();
	await asked();
	delete answers['/api/consent'];
	button(words.accept).click();
	await until(() => banner()?.textContent.includes(words.failed));
	expect(cookie()).toBeUndefined();
	button(words.refuse).click();
	await until(() => banner() === null);
	expect(cookie()).toBe('refused.own-1');
});

test.each([
	['refused before', () => setCookie('refused.own-1')],
	['refused another edition', () => setCookie('refused.ga-9')],
	[
		'Global Privacy Control',
		() =>
			vi.stubGlobal('navigator', { ...navigator, cookieEnabled: true, globalPrivacyControl: true }),
	],
	['cookies are blocked', () => vi.stubGlobal('navigator', { cookieEnabled: false })],
])('neither asks nor sends: %s', async (_, given) => {
	given();
	open();
	view();
	expect(window.livenzaEvents?.consent).toBe('refused');
	document.querySelector<HTMLElement>('consent-choice a')?.click();
	await until(() => document.querySelector('dialog'));
	expect(banner()).toBeNull();
	expect(sent).toEqual([]);
});

test('a consent that the browser cannot keep leaves no receipt, and the settings say so', async () => {
	vi.stubGlobal('navigator', { cookieEnabled: false });
	open();
	document.querySelector<HTMLElement>('consent-choice a')?.click();
	const dialog = await until(() => document.querySelector('dialog'));
	button(words.accept).click();
	const status = dialog.querySelector('[role=status]');
	await until(() => status?.textContent === words.no_cookies);
	expect(sent).toEqual([]);
	expect(window.livenzaEvents?.consent).toBe('refused');
});

test('asks again after a changed edition, and with an unreadable cookie', async () => {
	setCookie(`granted.own-0.${RECEIPT}`);
	open();
	await asked();
	document.body.replaceChildren();
	setCookie('accepted');
	open();
	await asked();
	expect(events()).toEqual([]);
});

test('the settings show the current choice, and a withdrawal ends it', async () => {
	setCookie(`granted.own-1.${RECEIPT}`);
	open();
	await until(() => window.livenzaEvents?.consent === 'granted');
	document.querySelector<HTMLElement>('consent-choice a')?.click();
	const dialog = await until(() => document.querySelector('dialog'));
	expect(dialog.textContent).toContain(`Ricevuta ${RECEIPT}`);
	expect(dialog.textContent).toContain('182 giorni');
	button(words.refuse).click();
	await until(() => window.livenzaEvents?.consent === 'refused');
	expect(document.querySelector('dialog')).toBeNull();
	expect(cookie()).toBe('refused.own-1');
});

test('a consent unknown to the host ends in the browser as well', async () => {
	answers['/api/measurement/events'] = () =>
		Response.json({ data: { is_consented: false, counted: 0 } });
	setCookie(`granted.own-1.${RECEIPT}`);
	open();
	await until(() => window.livenzaEvents?.consent === 'granted');
	view();
	dispatchEvent(new Event('pagehide'));
	await until(() => window.livenzaEvents?.consent === 'refused');
});
