import { expect, test } from 'vitest';
import { parseEntryText, sumSaid } from '../../../../src/server/orders/record/entry-text.ts';

test.each([
	['refunded', '990 EUR (return)', '9,90 €', 'return', ''],
	['refunded', '990 EUR', '9,90 €', null, ''],
	['refunded', '229000 EUR', '2.290,00 €', null, ''],
	['refunded', '309800 JPY', '309.800 JPY', null, ''],
	['refund_failed', '277623 JPY', '277.623 JPY', null, ''],
	[
		'refund_requested',
		sumSaid({ amount: 100, currency: 'HUF' }, 'surplus'),
		'1,00 HUF',
		'surplus',
		'',
	],
	['note', 'unpacked', '', 'unpacked', ''],
	['note', 'attempt 2', '', 'pay_again', ''],
	['note', '990 EUR in contanti', '', null, '990 EUR in contanti'],
	['note', '990 EUR', '', null, '990 EUR'],
	['canceled', 'paid after the pieces were gone', '', 'pieces_gone', ''],
	['canceled', 'Esaurito', '', null, 'Esaurito'],
	['disputed', 'needs_response', '', 'needs_response', ''],
	['disputed', 'of_tomorrow', '', null, 'of_tomorrow'],
	['delayed', '2026-12-14', '', null, '14 dicembre 2026'],
	['rest_canceled', 'lost', '', null, 'lost'],
	['shipped', '990 EUR', '', null, '990 EUR'],
] as const)('%s “%s” is parsed as amount, reason and text', (kind, said, amount, reason, words) => {
	const read = parseEntryText(kind, said);
	expect({ ...read, entry_amount: read.entry_amount.replace(/\s/g, ' ') }).toEqual({
		entry_amount: amount,
		entry_reason: reason,
		said: words,
	});
});
