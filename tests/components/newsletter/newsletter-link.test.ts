import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { getT, toMessages } from '#i18n/server.ts';
import { toAnswer } from '#islands/newsletter/answers.ts';
import { NewsletterLink } from '#islands/newsletter/NewsletterLink.tsx';
import type { MailedLinkState } from '#state/mailed-link.ts';
import type { NewsletterOutcome } from '#state/newsletter.ts';

const OUTCOMES = [
	['confirm', 'confirmed'],
	['confirm', 'already_confirmed'],
	['confirm', 'expired'],
	['unsubscribe', 'unsubscribed'],
	['unsubscribe', 'already_unsubscribed'],
] as const;
const done = (outcome: NewsletterOutcome): MailedLinkState<{ outcome: NewsletterOutcome }> => ({
	status: 'done',
	data: { outcome },
});

describe.each(['confirm', 'unsubscribe'] as const)('the page to %s', (act) => {
	test.each(LOCALES)('has no button without script, but instructions (%s)', (locale) => {
		const html = renderToStaticMarkup(
			createElement(NewsletterLink, {
				act,
				locale,
				lead: 'lead',
				messages: toMessages(locale, 'newsletter'),
				email: 'info@livenza.example',
				newsletterHref: `/${locale}/newsletter`,
				productsHref: `/${locale}/products`,
			}),
		);
		expect(html).not.toContain('<button');
		expect(html).toContain('JavaScript');
		expect(html).toContain('href="mailto:info@livenza.example"');
	});

	test('links onward from a broken, unknown or unread link', () => {
		for (const status of ['missing', 'not_found', 'unread'] as const) {
			expect(toAnswer(act, { status }).ways).toContain('write');
		}
	});
});

test.each(OUTCOMES)('%s, %s: has its own heading and links', (act, outcome) => {
	const { title, ways } = toAnswer(act, done(outcome));
	expect(title).not.toBeNull();
	expect(ways.length).toBeGreaterThan(0);
});

test('after an expired link the first action is to subscribe again', () => {
	expect(toAnswer('confirm', done('expired')).ways[0]).toBe('subscribe');
	expect(toAnswer('confirm', { status: 'not_found' }).ways[0]).toBe('subscribe');
});

test.each(LOCALES)('outcomes have different texts (%s)', (locale) => {
	const t = getT(locale, 'newsletter');
	const texts = OUTCOMES.map(([act, outcome]) => t(toAnswer(act, done(outcome)).text));
	expect(new Set(texts).size).toBe(OUTCOMES.length);
});
