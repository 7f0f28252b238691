import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cartContract } from '#contract/cart/module.ts';
import { consentsContract } from '#contract/consents/module.ts';
import { CART_COOKIE_DAYS } from '#contract/cookies.ts';
import { formsContract } from '#contract/forms/module.ts';
import { LOCALES } from '#contract/locales.ts';
import { SEED_LOCALES } from '#seed/languages.ts';
import { mailsContract } from '#contract/mails/module.ts';
import { newsletterContract } from '#contract/newsletter/module.ts';
import { visitsContract } from '#contract/visits/module.ts';
import { wheelsContract } from '#contract/wheels/module.ts';
import { wishlistContract } from '#contract/wishlist/module.ts';
import {
	RETURN_DAYS,
	WITHDRAWAL_DAYS,
	WITHDRAWAL_REFUND_DAYS,
} from '#domain/orders/order-terms.ts';
import { REFERENCE_DAYS } from '#domain/money/reductions.ts';
import { REGISTRATION_DAYS } from '#domain/catalogue/warranty.ts';
import { FORMS_AND_MAILS } from '#seed/pages/legal/legal-common.ts';
import { GUEST_CART_DAYS } from '#server/cart/store.ts';
import { LINK_DAYS } from '#server/orders/access/links.ts';
import { KNOWN_DAYS } from '#server/platform/limits/limit.ts';
import { DRAFT_LIFE_MS } from '#state/drafts.ts';

/** A number of days, or of months, as the five languages write it; not the day of a date. */
const SPAN =
	/(?<![\d月])(?<number>\d+)[\s-]?(?:(?<days>giorni|days?|días|jours|日(?!本))|mesi|months?|meses|mois|か月)/g;

const DRAFT_DAYS = DRAFT_LIFE_MS / 86_400_000;
const { messages, applications } = formsContract.retention;
const { consents } = consentsContract.retention;
const { newsletter_requests } = newsletterContract.retention;
const { notice_requests, former_notices } = wishlistContract.retention;
const { visits } = visitsContract.retention;
const { support_requests } = wheelsContract.retention;

/** Kept or promised outside the shop's database: by the web server, and by the offices. */
const SERVER_LOG_DAYS = 30;
const OFFER_DAYS = 30;
const ENQUIRY_DAYS = 730;
const COUNTER_DAYS = 3;
/** The legal period, where nothing else was agreed. */
const DELIVERY_DAYS = 30;

/** Texts that spell out the days of a rule, for a sentence reads better than its pieces. */
const TOLD: readonly [files: string, days: readonly number[]][] = [
	['src/i18n/locales/*/returns.json', [RETURN_DAYS]],
	['src/i18n/locales/*/mails/orders.json', [LINK_DAYS, RETURN_DAYS, WITHDRAWAL_DAYS]],
	['src/i18n/locales/*/withdrawal.json', [WITHDRAWAL_DAYS, WITHDRAWAL_REFUND_DAYS]],
	['src/i18n/locales/*/screens.json', [WITHDRAWAL_DAYS, REGISTRATION_DAYS]],
	['src/seed/pages/legal/legal-japan.ts', [WITHDRAWAL_DAYS, WITHDRAWAL_REFUND_DAYS, DELIVERY_DAYS]],
	['src/i18n/locales/*/documents/orders.json', [WITHDRAWAL_DAYS, WITHDRAWAL_REFUND_DAYS]],
	['src/i18n/locales/*/mails/withdrawals.json', [WITHDRAWAL_DAYS, WITHDRAWAL_REFUND_DAYS]],
	['src/i18n/locales/*/pages/withdrawal.json', [WITHDRAWAL_DAYS, WITHDRAWAL_REFUND_DAYS]],
	[
		'src/seed/pages/legal/legal-terms-rights.ts',
		[RETURN_DAYS, WITHDRAWAL_DAYS, WITHDRAWAL_REFUND_DAYS],
	],
	['src/i18n/locales/*/mails/wheels.json', [REGISTRATION_DAYS]],
	['src/i18n/locales/*/mails/forms.json', [applications]],
	['src/i18n/locales/*/content.json', [applications]],
	['src/seed/forms.ts', [applications]],
	['src/i18n/locales/*/thanks.json', [applications, newsletter_requests, REGISTRATION_DAYS]],
	['src/i18n/locales/*/mails/newsletter.json', [newsletter_requests, consents]],
	['src/i18n/locales/*/newsletter.json', [newsletter_requests, consents]],
	['src/i18n/locales/*/mails/wishlist.json', [notice_requests]],
	['src/i18n/locales/*/wishlist.json', [notice_requests, former_notices, REFERENCE_DAYS]],
	['src/seed/pages/legal/cookie-items.ts', [GUEST_CART_DAYS, DRAFT_DAYS]],
];

/** Privacy notices, section by section; each states its periods in every language. */
const NOTICES: readonly [file: string, sections: readonly number[][]][] = [
	[
		'src/seed/pages/legal/legal-privacy-forms.ts',
		[[messages, visits, consents], [newsletter_requests], [consents], [applications]],
	],
	[
		'src/seed/pages/legal/legal-privacy.ts',
		[[SERVER_LOG_DAYS], [support_requests], [OFFER_DAYS], [KNOWN_DAYS], [ENQUIRY_DAYS]],
	],
];

/** Every period that a text names, in days; twelve months are 365 days. */
function spansIn(text: string): number[] {
	return [...text.matchAll(SPAN)].map(({ groups = {} }) => {
		const number = Number(groups['number']);
		return groups['days'] ? number : Math.round((number * 365) / 12);
	});
}

const told = TOLD.flatMap(([files, days]) =>
	globSync(files).map((file): [string, readonly number[]] => [file, days]),
);

test.each(told)('%s states the days of its rules and no others', (file, days) => {
	const named = spansIn(readFileSync(file, 'utf8'));
	expect(named.filter((number) => !days.includes(number))).toEqual([]);
	expect(days.filter((number) => !named.includes(number))).toEqual([]);
});

test.each(NOTICES)('%s states the actual retention', (file, sections) => {
	const inEveryLanguage = sections.flatMap((section) => LOCALES.flatMap(() => section));
	expect(spansIn(readFileSync(file, 'utf8'))).toEqual(inEveryLanguage);
});

test.each(SEED_LOCALES)('the notice in %s states the retention of mails and drafts', (locale) => {
	const text = FORMS_AND_MAILS.html[locale];
	const rule = [mailsContract.retention.mails, DRAFT_DAYS, COUNTER_DAYS];
	expect(spansIn(text).filter((number) => !rule.includes(number))).toEqual([]);
	expect(spansIn(text)).toEqual(expect.arrayContaining(rule.slice(0, 2)));
});

test('the cookie of a cart lasts until the cart is deleted', () => {
	expect(CART_COOKIE_DAYS).toBe(GUEST_CART_DAYS + cartContract.retention.carts);
});

test('covers every language', () => {
	for (const locale of LOCALES) {
		expect(told.filter(([file]) => file.includes(`/${locale}`)).length, locale).toBeGreaterThan(2);
	}
});
