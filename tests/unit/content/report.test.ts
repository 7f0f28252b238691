import { expect, test } from 'vitest';
import { missingTranslations } from '#content/page/report.ts';
import { aPage, aSite } from '../../support/factories-content.ts';

test('texts falling back to Italian are reported, unpublished ones are not', () => {
	const site = aSite((locale) => ({
		pages: [
			aPage('everywhere', locale === 'ja' ? 'it' : locale),
			aPage('landing', 'it', { locales: ['it'] }),
		],
	}));
	expect(missingTranslations(site)).toEqual(['ja: page "everywhere"']);
});
