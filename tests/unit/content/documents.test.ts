import * as v from 'valibot';
import { expect, test } from 'vitest';
import { documentSchema } from '#contract/content/places.ts';
import type { Locale } from '#contract/locales.ts';
import { documentsToRead } from '#content/catalogue/documents.ts';
import { aSite } from '../../support/factories-content.ts';

const aDocument = (id: string, title: string, language: Locale, locale: Locale) =>
	v.parse(documentSchema, {
		id,
		version: '1',
		updated_at: '2026-11-02T00:00:00.000Z',
		locale,
		title,
		kind: 'manual',
		language,
		product_ids: ['wheel'],
		range: null,
		file: `${id}.pdf`,
		mime_type: 'application/pdf',
		bytes: 5 * 1024,
		published_on: '2026-11-02',
	});

const site = aSite((locale) => ({
	documents: [
		aDocument('manual-it', 'Manual', 'it', locale),
		aDocument('manual-ja', 'Manual', 'ja', locale),
		aDocument('sheet-it', 'Sheet', 'it', locale),
	],
}));

test.each([
	['ja', ['manual-ja', 'sheet-it']],
	['it', ['manual-it', 'sheet-it']],
	['fr', ['manual-it', 'manual-ja', 'sheet-it']],
] as const)('in %s a product lists %j', (locale, ids) => {
	expect(documentsToRead(site, locale, 'wheel').map(({ id }) => id)).toEqual(ids);
});
