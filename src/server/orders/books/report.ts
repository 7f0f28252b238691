import { cents } from '#domain/money/money.ts';
import { decimalMoney } from '#i18n/format.ts';
import type { Comparison } from './compare.ts';

const money = (amount: number, currency: string) =>
	`${decimalMoney(cents(amount), currency)} ${currency}`;

/** Formats a comparison as lines of text. */
export function toReport({ balances, differences, unasked }: Comparison): string[] {
	return [
		...balances
			.filter(({ provider }) => !unasked.includes(provider))
			.flatMap(({ provider, currency, taken, refunded, lost }) => [
				`${provider}: taken ${money(taken.there, currency)}, in the books ${money(taken.here, currency)}`,
				`${provider}: refunded ${money(refunded.there, currency)}, in the books ${money(refunded.here, currency)}`,
				...(lost > 0 ? [`${provider}: lost to disputes ${money(lost, currency)}`] : []),
			]),
		...balances
			.filter(({ provider }) => unasked.includes(provider))
			.map(
				({ provider, currency, taken, refunded }) =>
					`${provider}: in the books ${money(taken.here, currency)} taken, ${money(refunded.here, currency)} refunded; compare them with the statement`,
			),
		...differences.map(({ provider, money_ref, order_number, there, here }) => {
			const said = (told: typeof there) =>
				told
					? `${money(told.taken, told.currency)} taken, ${money(told.refunded, told.currency)} refunded`
					: 'nothing';
			return `${provider} ${money_ref} (${order_number ?? 'no order'}): ${said(there)}; in the books ${said(here)}`;
		}),
		differences.length === 0
			? 'The books agree.'
			: `${differences.length} payments differ from the books.`,
	];
}
