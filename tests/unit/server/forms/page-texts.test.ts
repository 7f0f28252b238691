import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { LOCALES } from '#contract/locales.ts';
import { PAGE_TEXTS } from '../../../../src/server/forms/page/texts.ts';

const sectionSchema = v.record(v.string(), v.string());
const messagesSchema = v.object({
	missing: sectionSchema,
	error: sectionSchema,
	file: v.object({ limits: v.string() }),
});

describe.each(LOCALES)('the texts of pages without script, in %s', (locale) => {
	const file = readFileSync(`src/i18n/locales/${locale}/forms.json`, 'utf8');
	const site = v.parse(messagesSchema, JSON.parse(file));
	const texts = PAGE_TEXTS[locale];

	test('equal the error texts of the page with script', () => {
		const {
			closed: _,
			country: __,
			phone_prefix: ___,
			too_many_requests,
			...shared
		} = texts.errors;
		expect(too_many_requests).not.toBe('');
		expect(site.error).toMatchObject(shared);
		expect(texts.missing).toEqual(site.missing);
		expect(texts.fileLimits).toBe(site.file.limits);
	});

	test('have the Italian placeholders', () => {
		const toPlaces = (value: unknown) =>
			[...JSON.stringify(value).matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).toSorted();
		expect(toPlaces(texts)).toEqual(toPlaces(PAGE_TEXTS.it));
	});
});
