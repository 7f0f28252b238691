import * as v from 'valibot';
import { ENTRY_REASONS } from '#contract/orders/desk.ts';
import type { OrderEntryKind } from '#contract/orders/order.ts';
import { isoDateSchema } from '#contract/units.ts';
import { cents } from '#domain/money/money.ts';
import { formatDate, formatBookMoney } from '#i18n/format.ts';

const reasonSchema = v.picklist(ENTRY_REASONS);
type EntryReason = v.InferOutput<typeof reasonSchema>;

/** Text of a sum and its reason in a timeline; `parseEntryText` turns it into words for people. */
export const sumSaid = (
	{ amount, currency }: { amount: number; currency: string },
	reason?: EntryReason,
): string => `${amount} ${currency}${reason === undefined ? '' : ` (${reason})`}`;

const SUM = /^(\d+) ([A-Z]{3})(?: \((\w+)\))?$/;
/** Reasons that were stored as text before there were codes. */
const EARLIER: Readonly<Record<string, EntryReason>> = {
	'paid after the pieces were gone': 'pieces_gone',
};
const ATTEMPT = /^attempt \d+$/;
/** Entry kinds whose text was typed by a person, or is a courier's name and number. */
const TYPED: readonly OrderEntryKind[] = ['shipped', 'rest_canceled'];

interface Said {
	entry_amount: string;
	entry_reason: EntryReason | null;
	said: string;
}

const isReason = (text: string | undefined): text is EntryReason => v.is(reasonSchema, text);

/** Splits the text of a timeline entry into money, code and words. */
export function parseEntryText(kind: OrderEntryKind, said: string): Said {
	const words = { entry_amount: '', entry_reason: null, said };
	if (TYPED.includes(kind)) return words;
	const [, amount, currency = '', reason] = SUM.exec(said) ?? [];
	if (amount !== undefined && kind !== 'note') {
		return {
			entry_amount: formatBookMoney(cents(Number(amount)), currency, 'it'),
			entry_reason: isReason(reason) ? reason : null,
			said: '',
		};
	}
	const day = v.safeParse(isoDateSchema, said);
	if (kind === 'delayed' && day.success) return { ...words, said: formatDate(day.output, 'it') };
	const code = ATTEMPT.test(said) ? 'pay_again' : (EARLIER[said] ?? said);
	return isReason(code) ? { entry_amount: '', entry_reason: code, said: '' } : words;
}
