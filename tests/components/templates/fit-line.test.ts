import { describe, expect, test } from 'vitest';
import FitLineForm from '#components/fit/FitLineForm.astro';
import type { FitLineModel } from '#content/fit/fit-line.ts';
import { LOCALES } from '#contract/locales.ts';
import { FIT_FIELDS } from '#domain/fit-bench/question.ts';
import { loadTexts } from '#i18n/texts.ts';
import { render } from '../shell/render.ts';

const FIT: FitLineModel = {
	href: '/it/compatibilita',
	rides: [{ id: 'road', name: 'Strada' }],
	groupsets: [{ code: 'shimano-12', name: 'Shimano 12' }],
	wheelId: null,
};

const namesIn = (html: string) =>
	[...html.matchAll(/<(?:select|input)[^>]* name="(\w+)"/g)].map(([, name]) => name);

describe.each(LOCALES)('the question as one line in %s', (locale) => {
	test('has every input of the bench, each by its field name', async () => {
		const html = await render(FitLineForm, { props: { fit: FIT, locale } });
		const names = namesIn(html);
		expect(names.toSorted()).toEqual(['brake', 'groupset', 'ride', 'tyre', 'weight']);
		expect(FIT_FIELDS).toEqual(expect.arrayContaining(names));
		expect(html.match(/aria-label="[^"]+"/g)).toHaveLength(names.length);
		expect(html).toContain(loadTexts('fit')[locale].page.anyGroupset);
		expect(html).not.toContain('{{');
	});

	test('is shorter on the page of a wheel, and names that wheel', async () => {
		const html = await render(FitLineForm, {
			props: { fit: { ...FIT, rides: [], wheelId: 'kleos-rd-50' }, locale },
		});
		expect(namesIn(html).toSorted()).toEqual(['tyre', 'weight', 'wheel']);
		expect(html).toContain('value="kleos-rd-50"');
	});

	test('is submitted to the host without script', async () => {
		const html = await render(FitLineForm, { props: { fit: FIT, locale } });
		const [, inside = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
		expect(inside).toContain('formaction="/api/fit"');
		expect(inside).toContain(`name="locale" value="${locale}"`);
	});
});
