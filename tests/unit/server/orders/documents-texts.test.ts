import { expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { DOCUMENT_TEXTS } from '../../../../src/server/orders/documents/texts.ts';
import { PAGE_TEXTS } from '../../../../src/server/withdrawals/page-texts.ts';

test.each(LOCALES)('the confirmation quotes the link’s label (%s)', (locale) => {
	expect(DOCUMENT_TEXTS[locale].withdrawalText).toContain(PAGE_TEXTS[locale].title);
});
