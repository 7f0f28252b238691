import { groupedIban } from '#domain/money/grouped-iban.ts';
import { wordingOf } from '#server/consents/ports.ts';
import { formatDate, formatPair } from '#i18n/format.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { Paper, PaperBlock } from '#server/platform/pdf/paper.ts';
import { attemptsOf, linesOf, type LineRow, type OrderRow } from '../record/find.ts';
import { unitPriceOf } from '../record/money.ts';
import { orderRules, transferOf } from '../record/rules.ts';
import { guaranteeBlocks } from './guarantee.ts';
import {
	articleName,
	buyerLines,
	deliveryText,
	handFor,
	paperOf,
	sumsOf,
	untaxedNote,
	type Hand,
	type Printing,
} from './parts.ts';

function goodsOf(
	order: OrderRow,
	lines: readonly LineRow[],
	{ texts, money, locale }: Hand,
): PaperBlock {
	return {
		kind: 'table',
		head: [texts.article, texts.quantity, texts.unitPrice, texts.amount],
		widths: [60, 90, 90],
		rows: lines.map((line) => [
			[
				articleName(line.article, locale),
				...line.article.features.map(({ label, value }) => formatPair(label, value, locale)),
			].join(' · '),
			`${line.quantity}`,
			money(unitPriceOf(order, line)),
			money(line.goods_amount),
		]),
	};
}

function whereTo({ details }: OrderRow, { texts }: Hand) {
	const { shipping, pickup } = details;
	if (pickup) return [{ title: texts.pickup, lines: [pickup.name, ...pickup.lines] }];
	return shipping ? [{ title: texts.shipTo, lines: shipping.lines }] : [];
}

async function transferBlocks(db: Db | Tx, order: OrderRow, { texts, locale }: Hand) {
	if (order.pay_until === null || order.paid_at !== null) return [];
	const { number, pay_until } = order;
	const to = transferOf(await orderRules(db), { number, pay_until });
	const rows = [
		{ label: texts.holder, value: to.holder },
		{ label: 'IBAN', value: groupedIban(to.iban) },
		{ label: 'BIC', value: to.bic },
		{ label: texts.reference, value: to.reference },
		{ label: texts.lastDay, value: formatDate(to.last_day, locale) },
	].filter(({ value }) => value !== '');
	return [
		{ kind: 'heading', text: texts.transfer },
		{ kind: 'facts', rows },
	] as const;
}

/** Confirmation for the buyer to keep: the order, its money, the buyer's rights, the conditions. */
export async function confirmationOf(
	db: Db | Tx,
	services: Printing,
	order: OrderRow,
): Promise<Paper> {
	const hand = await handFor(db, services, order);
	const { texts, day, locale } = hand;
	const lines = await linesOf(db, order.id);
	const attempts = await attemptsOf(db, order.id);
	const told = attempts.find(({ status }) => status === 'paid') ?? attempts.at(-1);
	const conditions = await wordingOf(db, order.details.terms_version);
	const { delivery } = order.details;
	const isConsumer = order.user_type === 'private';
	const isTransfer = told?.provider === 'bank_transfer';
	return paperOf(
		hand,
		{ title: texts.titles.confirmation, subject: order.number, made_at: order.placed_at },
		[
			{
				kind: 'facts',
				rows: [
					{ label: texts.order, value: order.number },
					{ label: texts.date, value: day(order.placed_at) },
					...(told ? [{ label: texts.payment, value: texts.means[told.provider] }] : []),
					...(delivery
						? [
								{
									label: texts.delivery,
									value: deliveryText(delivery, locale, order.paid_at ? null : order.placed_at),
								},
							]
						: []),
				],
			},
			{
				kind: 'columns',
				columns: [{ title: texts.buyer, lines: buyerLines(order, hand) }, ...whereTo(order, hand)],
			},
			goodsOf(order, lines, hand),
			{ kind: 'sums', rows: sumsOf(order, hand) },
			...untaxedNote(order, hand),
			...(isTransfer ? await transferBlocks(db, order, hand) : []),
			...(isConsumer
				? ([
						{ kind: 'heading', text: texts.withdrawal },
						{ kind: 'text', text: texts.withdrawalText },
						...(await guaranteeBlocks(db, order)),
					] as const)
				: []),
			...(conditions === null
				? []
				: ([
						{ kind: 'heading', text: texts.conditions },
						{ kind: 'text', text: conditions, isSmall: true },
					] as const)),
		],
	);
}
