import { describe, expect, test } from 'vitest';
import { ALL_THANKS } from '#components/thanks/thanks-of.ts';
import { LOCALES } from '#contract/locales.ts';
import { getT } from '#i18n/server.ts';
import { FORMS } from '#seed/forms.ts';
import ThanksTemplate from '#templates/pages/ThanksTemplate.astro';
import { aContact } from '../../support/factories-blocks.ts';
import { aShell } from '../shell/fixtures.ts';
import { count, render } from '../shell/render.ts';

const print = (locale: 'it' | 'ja') =>
	render(ThanksTemplate, {
		props: { route: 'thank-you-page', contact: aContact, shell: aShell(locale) },
	});

test('every form of the maker has its own thank-you page', () => {
	expect(ALL_THANKS.map(({ form }) => form).toSorted()).toEqual(
		FORMS.map(({ slug }) => slug).toSorted(),
	);
});

describe.each(LOCALES)('in %s', (locale) => {
	test('thank-you texts differ, except for applications', () => {
		const t = getT(locale, 'thanks');
		const texts = ALL_THANKS.map(({ text }) => t(text));
		expect(new Set(texts).size).toBe(ALL_THANKS.length);
	});
});

test.each(['it', 'ja'] as const)('each text lists three next steps (%s)', async (locale) => {
	const html = await print(locale);
	for (const { form } of ALL_THANKS) expect(html).toContain(`id="${form}"`);
	expect(count(html, '<h4')).toBe(3 * ALL_THANKS.length);
	expect(count(html, '<h1')).toBe(1);
});

test('no number is shown before the address contains one', async () => {
	expect(count(await print('it'), 'data-reference hidden')).toBe(ALL_THANKS.length);
});
