import { expect, test } from 'vitest';
import { missingTranslations } from '#content/page/report.ts';
import { aPage, aSite } from '../../support/factories-content.ts';

test('what is shown in Italian for want of a translation is told, what is not published there is not', () => {
	const site = aSite((locale) => ({
		pages: [
			aPage('everywhere', locale === 'ja' ? 'it' : locale),
			aPage('landing', 'it', { locales: ['it'] }),
		],
	}));
	expect(missingTranslations(site)).toEqual(['ja: page "everywhere"']);
});
