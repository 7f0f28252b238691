// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { GA4_SCRIPTS } from '#contract/measurement/ga4-origins.ts';
import { track } from '#state/analytics.ts';
import {
	answers,
	asked,
	banner,
	button,
	notice,
	onConsentPage,
	open,
	RECEIPT,
	sent,
	setCookie,
	until,
	view,
	words,
} from '../../support/consent-page.ts';

const ID = 'G-TEST123';
const EDITION = `${ID}-1`;

onConsentPage();

/** Opens a page in Google's mode, whose script is stubbed: it is asked for and never loads. */
function openWithGa4(): HTMLScriptElement[] {
	answers['/api/consent/notice'] = () => Response.json({ data: { ...notice, edition: EDITION } });
	answers['/api/consent'] = () => {
		const { choice } = (sent.at(-1) ?? { body: {} }).body as { choice: string };
		setCookie(choice === 'granted' ? `granted.${EDITION}.${RECEIPT}` : `refused.${EDITION}`);
		return Response.json({ data: { choice, receipt: null } });
	};
	const scripts: HTMLScriptElement[] = [];
	const append = document.head.append.bind(document.head);
	document.head.append = (...nodes) => {
		for (const node of nodes) {
			if (node instanceof HTMLScriptElement) scripts.push(node);
			else append(node);
		}
	};
	onTestFinished(() => {
		Reflect.deleteProperty(document.head, 'append');
		delete window.dataLayer;
		Reflect.deleteProperty(window, `ga-disable-${ID}`);
	});
	history.replaceState(null, '', '/it/prodotto/kleos?token=secret#secret');
	open(EDITION, ID);
	return scripts;
}

/** Calls of `gtag`, as Google's script reads them. */
const calls = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as IArguments));
const isDisabled = () => Reflect.get(window, `ga-disable-${ID}`);

// One test: an element of an earlier one would still follow the choice.
test('Google’s script loads only with consent, and receives the events in order, without secrets or advertising', async () => {
	const scripts = openWithGa4();
	view();
	await asked();
	expect([scripts, calls(), document.cookie]).toEqual([[], [], '']);
	button(words.refuse).click();
	await until(() => banner() === null);
	view();
	expect([scripts, calls()]).toEqual([[], []]);
	expect(sent.map(({ path }) => path)).toEqual(['/api/consent']);

	const settings = async () => {
		document.querySelector<HTMLElement>('consent-choice a')?.click();
		await until(() => document.querySelector('dialog'));
	};
	await settings();
	button(words.accept).click();
	await until(() => window.livenzaEvents?.consent === 'granted');
	track({ event: 'view_item_list', ecommerce: { item_list_name: 'Ruote', items: [] } });
	view();
	await until(() => calls().length >= 5);
	expect(scripts.map(({ src, async }) => [src, async])).toEqual([
		[`${GA4_SCRIPTS}/gtag/js?id=${ID}`, true],
	]);
	const [consent, js, config, ...events] = calls();
	expect(consent?.slice(0, 2)).toEqual(['consent', 'default']);
	expect(consent?.[2]).toEqual({
		analytics_storage: 'granted',
		ad_storage: 'denied',
		ad_user_data: 'denied',
		ad_personalization: 'denied',
	});
	expect(js?.[0]).toBe('js');
	expect(config?.slice(0, 2)).toEqual(['config', ID]);
	expect(JSON.stringify(config)).not.toContain('secret');
	expect(config?.[2]).toMatchObject({
		allow_google_signals: false,
		page_location: `${location.origin}/it/prodotto/kleos`,
	});
	expect(events.map(([kind, name]) => [kind, name])).toEqual([
		['event', 'view_item_list'],
		['event', 'view_item'],
	]);
	expect(events[1]?.[2]).toEqual({ value: 2290, currency: 'EUR', items: [] });

	// The host counts nothing in this mode, and a withdrawal ends Google's measurement at once.
	dispatchEvent(new Event('pagehide'));
	await settings();
	expect(isDisabled()).toBe(false);
	button(words.refuse).click();
	await until(() => isDisabled() === true);
	const before = calls().length;
	view();
	expect(calls()).toHaveLength(before);
	expect(sent.map(({ path }) => path)).toEqual(Array(3).fill('/api/consent'));
});
