import { groupedIban } from '#domain/money/grouped-iban.ts';
import { findWording } from '#server/consents/ports.ts';
import { formatDate, formatPair } from '#i18n/format.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { PdfDocumentModel, PdfBlock } from '#server/platform/pdf/pdf-model.ts';
import { listAttempts, listLines, type LineRow, type OrderRow } from '../record/queries.ts';
import { toUnitPrice } from '../record/money.ts';
import { orderRules, toTransfer } from '../record/rules.ts';
import { guaranteeBlocks } from './guarantee.ts';
import {
	articleName,
	buyerLines,
	deliveryText,
	handFor,
	toPdfModel,
	calculateSums,
	untaxedNote,
	type Hand,
	type Printing,
} from './parts.ts';

function toGoods(
	order: OrderRow,
	lines: readonly LineRow[],
	{ texts, money, locale }: Hand,
): PdfBlock {
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
			money(toUnitPrice(order, line)),
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
	const to = toTransfer(await orderRules(db), { number, pay_until });
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
export async function getConfirmation(
	db: Db | Tx,
	services: Printing,
	order: OrderRow,
): Promise<PdfDocumentModel> {
	const hand = await handFor(db, services, order);
	const { texts, day, locale } = hand;
	const lines = await listLines(db, order.id);
	const attempts = await listAttempts(db, order.id);
	const told = attempts.find(({ status }) => status === 'paid') ?? attempts.at(-1);
	const conditions = await findWording(db, order.details.terms_version);
	const { delivery } = order.details;
	const isConsumer = order.user_type === 'private';
	const isTransfer = told?.provider === 'bank_transfer';
	return toPdfModel(
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
			toGoods(order, lines, hand),
			{ kind: 'sums', rows: calculateSums(order, hand) },
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
