import { asc, eq } from 'drizzle-orm';
import type { OrderAddress } from '#contract/orders/parts.ts';
import { groupedIban } from '#domain/money/grouped-iban.ts';
import { cents } from '#domain/money/money.ts';
import type { DeskParts } from '#server/desk/ports.ts';
import { formatMoment, formatBookMoney } from '#i18n/format.ts';
import { undrawnLetters } from '#typesetting/undrawn.ts';
import { listDocuments } from '../access/documents.ts';
import { parseEntryText } from '../record/entry-text.ts';
import {
	listAttempts,
	listLines,
	listRefundRows,
	type LineRow,
	type OrderRow,
} from '../record/queries.ts';
import { toRefunds } from '../record/money.ts';
import { extendedUnits, lineLegalEnd, listRepairs } from '../units/guarantee.ts';
import { listLineUnits } from '../units/line-units.ts';
import { findRefundAccount } from '../refunds/refund-account.ts';
import { listShipments } from '../access/order-view.ts';
import { order_entries, orders } from '../tables.ts';

const toTitle = ({ article }: Pick<LineRow, 'article'>) =>
	[...new Set([article.product.name, article.name])].join(', ');

const addressText = ({ lines, phone }: OrderAddress) =>
	[...lines, phone].filter(Boolean).join(', ');

function toAddresses({ details }: OrderRow) {
	const { billing, shipping, pickup } = details;
	const fetched = pickup && [pickup.name, ...pickup.lines].join(', ');
	return [
		...(shipping ? [{ address_use: 'shipping', address: addressText(shipping) }] : []),
		...(fetched ? [{ address_use: 'pickup', address: fetched }] : []),
		{ address_use: 'billing', address: addressText(billing) },
	];
}

/** Letters of the buyer's texts that no font draws, so that staff sees them before printing. */
async function unprintableIn({ details }: OrderRow): Promise<string> {
	const { billing, shipping, pickup, courier_note, gift_note, invoice } = details;
	const letters = await undrawnLetters([
		...[...billing.lines, ...(shipping?.lines ?? []), ...(pickup?.lines ?? [])],
		...[pickup?.name ?? '', courier_note, gift_note, invoice.company],
	]);
	return letters.join(' ');
}

/** Further details of an order by the desk's field names, without empty ones. */
async function listDetails(row: OrderRow) {
	const { details, goods_amount, discount_total, shipping_amount, ...order } = row;
	const money = (amount: number) => formatBookMoney(cents(amount), order.currency, 'it');
	const { courier_note, gift_note, invoice, discount, method, terms_version } = details;
	const said: Record<string, string> = {
		unprintable_letters: await unprintableIn(row),
		goods_amount: money(goods_amount),
		discount_total: discount_total === 0 ? '' : `−${money(Math.abs(discount_total))}`,
		shipping_amount: shipping_amount === null ? '' : money(shipping_amount),
		vat_total: money(order.vat_total),
		method: method ?? '',
		code: discount?.code ?? '',
		courier_note,
		gift_note,
		...invoice,
		...vatSaid(details),
		terms_version,
	};
	return Object.fromEntries(Object.entries(said).filter(([, text]) => text !== ''));
}

/** VIES's answer about the VAT number, with the identifier by which the tax office finds it. */
function vatSaid({ vat_check }: OrderRow['details']): Record<string, string> {
	if (!vat_check) return {};
	const { outcome, request_id, checked_at } = vat_check;
	const at = formatMoment(checked_at, 'it');
	if (outcome !== 'confirmed') return { vat_unconfirmed: at };
	return { vat_confirmed: [request_id, at].filter(Boolean).join(', ') };
}

/** Related records of one order at the desk. */
export const orderParts: DeskParts = async (db, id) => {
	const [order] = await db.select().from(orders).where(eq(orders.id, id));
	if (!order) return {};
	const [lines, pieces, parcels, repairs, attempts, refunds, iban, entries] = await Promise.all([
		listLines(db, id),
		listLineUnits(db, id),
		listShipments(db, id),
		listRepairs(db, id),
		listAttempts(db, id),
		listRefundRows(db, id),
		findRefundAccount(db, id),
		db
			.select()
			.from(order_entries)
			.where(eq(order_entries.order_id, id))
			.orderBy(asc(order_entries.at), asc(order_entries.id)),
	]);
	const counted = toRefunds(refunds).flatMap((refund) => refund.lines);
	return {
		order_lines: lines.map((line) => {
			const there = pieces.find(({ position }) => position === line.position);
			const back = counted.filter((refund) => refund.line === line.position);
			return {
				position: line.position,
				code: line.article.code,
				article: toTitle(line),
				quantity: line.quantity,
				to_pack: there?.to_pack ?? 0,
				sent: there?.sent ?? 0,
				given_back: back.reduce((sum, { quantity }) => sum + quantity, 0),
				unit_price: line.unit_price,
				total_amount: line.total_amount,
				left_amount: back.reduce((left, { amount }) => left - amount, line.total_amount),
				has_serials: line.article.is_carbon_wheel,
				legal_ends_on: lineLegalEnd(order, parcels, line.position),
				extended: extendedUnits(repairs, line.position).reduce(
					(sum, { quantity }) => sum + quantity,
					0,
				),
			};
		}),
		order_shipments: parcels.map(
			({ status, lines: packed, order_id: _, created_at: __, ...one }) => ({
				...one,
				shipment_status: status,
				contents: packed
					.map(({ position, quantity, serials }) => {
						const line = lines.find((bought) => bought.position === position);
						const numbers = serials.length > 0 ? ` (${serials.join(', ')})` : '';
						return `${quantity} × ${line?.article.code ?? position}${numbers}`;
					})
					.join(', '),
			}),
		),
		order_payments: attempts.map((one) => ({
			attempt: one.attempt,
			provider: one.provider,
			payment_status: one.status,
			amount_due: one.amount,
			came: describeReceived(one),
			created_at: one.created_at,
			dispute: one.dispute,
			dispute_due: one.dispute_due,
		})),
		order_refunds: refunds.map((one) => ({
			id: one.id,
			refund_reason: one.reason,
			refund_status: one.status,
			refund_amount: formatBookMoney(cents(one.amount), one.currency, 'it'),
			by_hand: attempts.some(
				({ id: payment, provider }) => payment === one.payment_id && provider === 'bank_transfer',
			),
			needs_check: one.needs_check,
			created_at: one.created_at,
			settled_at: one.settled_at,
			came_back_at: one.came_back_at,
			last_error: one.last_error,
		})),
		order_addresses: toAddresses(order),
		documents: (await listDocuments(db, order)).map((document) => ({ document })),
		order_details: {
			...(await listDetails(order)),
			...(iban !== null && { refund_iban: groupedIban(iban) }),
		},
		order_entries: entries.map(({ at, kind, said, staff_email }) => ({
			created_at: at,
			entry: kind,
			...parseEntryText(kind, said),
			staff_email,
		})),
	};
};

function describeReceived(one: Awaited<ReturnType<typeof listAttempts>>[number]): string {
	const { came_amount, came_currency, amount, currency } = one;
	if (came_amount === null || came_currency === null) return '';
	if (came_amount === amount && came_currency === currency) return '';
	return formatBookMoney(cents(came_amount), came_currency, 'it');
}
