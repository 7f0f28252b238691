import { expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { getT } from '#i18n/server.ts';

/** Users of voice control say the visible text; a name without it is not found. */
test.each(LOCALES)(
	'the accessible name of a control in %s contains its visible label',
	(locale) => {
		const t = getT(locale, 'catalogue');
		const name = 'Kleos RD 36';
		const added = t('product.addName', { name });
		expect(added.startsWith(t('product.add'))).toBe(true);
		expect(added).toContain(name);
		expect(t('compare.toggleName', { name })).toContain(t('compare.toggle'));
	},
);
