import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { SEED_LOCALES } from '#seed/languages.ts';
import { FORMS } from '#seed/forms.ts';
import { SEED } from '#seed/index.ts';

const fields = FORMS.flatMap((form) => form.fields.map((field) => ({ form: form.slug, field })));
const languages = fields.filter(({ field }) => field.slug === 'language');

test('a reply can be requested in every language of the site, and in German', () => {
	expect(languages.length).toBeGreaterThan(1);
	for (const { form, field } of languages) {
		const values = field.options?.map(({ value }) => value);
		expect(values, form).toEqual(expect.arrayContaining([...LOCALES, 'de']));
	}
});

test('options of a field equal its rule', () => {
	for (const { form, field } of fields) {
		const allowed = /(?:^|\|)in:([^|]+)/.exec(field.validations ?? '')?.[1]?.split(',');
		const offered = field.options?.map(({ value }) => value);
		if (allowed && offered) expect(offered.toSorted(), form).toEqual(allowed.toSorted());
	}
});

describe('the newsletter’s page names every language that the form offers', () => {
	const page = SEED.pages.find(({ id }) => id === 'newsletter');
	const [language] = languages;
	test.each(SEED_LOCALES)('in %s', (locale) => {
		const text = JSON.stringify(page?.texts[locale]?.blocks).toLowerCase();
		expect(language?.field.options?.length).toBe(6);
		for (const { label } of language?.field.options ?? []) {
			expect(text).toContain(label[locale].toLowerCase());
		}
	});
});
