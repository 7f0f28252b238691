// @vitest-environment happy-dom
import { locks } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { saveChoice } from '#state/consent.ts';
import {
	answers,
	asked,
	banner,
	button,
	cookie,
	notice,
	onConsentPage,
	open,
	RECEIPT,
	sent,
	setCookie,
	until,
	words,
} from '../../support/consent-page.ts';

onConsentPage();

test.each([
	['accepting', () => button(words.accept)],
	['closing', () => button(words.close)],
])('the focus moves to the header on %s', async (_, pressed) => {
	open();
	await asked();
	pressed().focus();
	pressed().click();
	await until(() => banner() === null);
	expect(document.activeElement).toBe(document.querySelector('header a'));
});

test('two clicks leave one receipt and open one dialog', async () => {
	open();
	await asked();
	for (let press = 0; press < 2; press += 1) button(words.accept).click();
	await until(() => banner() === null);
	expect(sent.filter(({ path }) => path === '/api/consent')).toHaveLength(1);
	const link = document.querySelector<HTMLElement>('consent-choice a');
	for (let press = 0; press < 2; press += 1) link?.click();
	await until(() => document.querySelector('dialog'));
	await vi.dynamicImportSettled();
	expect(document.querySelectorAll('dialog')).toHaveLength(1);
});

test.each([
	['the button', () => button(words.refuse)],
	['×', () => button(words.close)],
])('a refusal by %s during a pending consent wins', async (_, refusing) => {
	let granting: () => void = () => undefined;
	const granted = new Promise<void>((resolve) => (granting = resolve));
	const answer = answers['/api/consent'];
	let isFirst = true;
	vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
		if (path.startsWith('/api/consent/notice')) return Response.json({ data: notice });
		sent.push({ path: '/api/consent', body: JSON.parse(String(init.body)) });
		if (!isFirst) return answer?.() ?? Response.error();
		isFirst = false;
		await granted;
		setCookie(`granted.own-1.${RECEIPT}`);
		return Response.json({ data: { choice: 'granted', receipt: null } });
	});
	open();
	await asked();
	button(words.accept).click();
	await until(() => sent.length === 1);
	refusing().click();
	granting();
	await until(() => cookie() === 'refused.own-1' && banner() === null);
	await vi.dynamicImportSettled();
	expect(cookie()).toBe('refused.own-1');
	expect(sent.at(-1)?.body).toEqual({ choice: 'refused' });
});

test('a choice made in another tab while the question loads is not requested again', async () => {
	let isFetched = false;
	answers['/api/consent/notice'] = () => {
		setCookie('refused.own-1');
		isFetched = true;
		return Response.json({ data: notice });
	};
	open();
	await until(() => isFetched);
	await vi.dynamicImportSettled();
	expect(banner()).toBeNull();
});

test('a consent withdrawn while the script loads measures nothing', async () => {
	setCookie(`granted.own-1.${RECEIPT}`);
	open();
	setCookie('refused.own-1');
	dispatchEvent(new Event('consent-chosen'));
	await vi.dynamicImportSettled();
	expect(window.livenzaEvents?.consent).toBe('refused');
});

test('the link leads to the host’s form when the panel cannot be fetched', async () => {
	setCookie('refused.own-1');
	open();
	vi.doMock('#components/consent/consent-panel.ts', () => {
		throw new TypeError('offline');
	});
	const assign = vi.spyOn(location, 'assign').mockReturnValue();
	document.querySelector<HTMLElement>('consent-choice a')?.click();
	await until(() => assign.mock.calls.length > 0);
	expect(assign).toHaveBeenCalledWith('/api/consent?locale=it');
	vi.doUnmock('#components/consent/consent-panel.ts');
});

test('of two tabs that accept at once the second sends the cookie of the first', async () => {
	// Node's own, which is the browsers'; happy-dom has none.
	Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
	onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
	const held: (string | undefined)[] = [];
	const answer = answers['/api/consent'];
	answers['/api/consent'] = () => {
		held.push(cookie());
		return answer?.() ?? Response.error();
	};
	await Promise.all([saveChoice('granted', notice), saveChoice('granted', notice)]);
	expect(held).toEqual([undefined, `granted.own-1.${RECEIPT}`]);
});

const googles = () => document.cookie.split('; ').filter((pair) => pair.startsWith('_ga'));
test.each([
	['a refusal by the host’s form', 'refused.G-TEST123-1', 'G-TEST123-1', 'G-TEST123'],
	['another edition', `granted.G-TEST123-1.${RECEIPT}`, 'G-TEST123-2', 'G-TEST123'],
	['counts of our own instead of Google’s', `granted.own-2.${RECEIPT}`, 'own-2', ''],
])('no cookie of Google stays after %s', async (_, held, edition, ga4) => {
	setCookie(held);
	for (const name of ['_ga', '_ga_TEST123']) document.cookie = `${name}=GA1.1.7.7; Path=/`;
	onTestFinished(() => {
		for (const name of ['_ga', '_ga_TEST123']) document.cookie = `${name}=; Max-Age=0; Path=/`;
	});
	expect(googles()).toHaveLength(2);
	open(edition, ga4);
	await until(() => googles().length === 0);
	expect(document.querySelector('script')).toBeNull();
});
