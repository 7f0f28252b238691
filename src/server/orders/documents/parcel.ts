import { formatPair, formatSeries } from '#i18n/format.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { PdfDocumentModel } from '#server/platform/pdf/pdf-model.ts';
import { listLines, type OrderRow } from '../record/queries.ts';
import type { listShipments } from '../access/order-view.ts';
import { articleName, handFor, toPdfModel, type Printing } from './parts.ts';

type Parcel = Awaited<ReturnType<typeof listShipments>>[number];

const toAddress = ({ details }: OrderRow) =>
	details.shipping?.lines ??
	(details.pickup ? [details.pickup.name, ...details.pickup.lines] : details.billing.lines);

/** Packing slip: contents of a parcel without prices, for it may be a gift. */
export async function packingSlip(
	db: Db,
	services: Printing,
	order: OrderRow,
	parcel: Parcel,
): Promise<PdfDocumentModel> {
	const hand = await handFor(db, services, order);
	const { texts, day, locale } = hand;
	const lines = await listLines(db, order.id);
	const made_at = parcel.packed_at ?? parcel.created_at;
	const rows = parcel.lines.map(({ position, quantity, serials }) => {
		const article = lines.find((line) => line.position === position)?.article;
		const name = article ? articleName(article, locale) : `${position}`;
		const numbers =
			serials.length > 0 ? formatPair(texts.serials, formatSeries(serials, locale), locale) : '';
		return [[name, numbers].filter(Boolean).join(' · '), `${quantity}`];
	});
	const { gift_note } = order.details;
	return toPdfModel(hand, { title: texts.titles.slip, subject: order.number, made_at }, [
		{
			kind: 'facts',
			rows: [
				{ label: texts.order, value: order.number },
				{ label: texts.date, value: day(made_at) },
			],
		},
		{ kind: 'columns', columns: [{ title: texts.shipTo, lines: toAddress(order) }] },
		{ kind: 'table', head: [texts.article, texts.quantity], widths: [60], rows },
		...(gift_note === '' ? [] : ([{ kind: 'text', text: gift_note }] as const)),
		{ kind: 'text', text: texts.slipText, isSmall: true },
	]);
}

/** Address label of a parcel, with the note for the courier. */
export async function addressLabel(
	db: Db,
	services: Printing,
	order: OrderRow,
	parcel: Parcel,
): Promise<PdfDocumentModel> {
	const hand = await handFor(db, services, order);
	const { shipping, billing, courier_note } = order.details;
	const phone = shipping?.phone ?? billing.phone;
	const made_at = parcel.packed_at ?? parcel.created_at;
	return toPdfModel(hand, { title: hand.texts.shipTo, subject: order.number, made_at }, [
		{ kind: 'large', lines: toAddress(order) },
		{ kind: 'text', text: [phone, courier_note].filter(Boolean).join('\n') },
	]);
}
