import { eq } from 'drizzle-orm';
import {
	getDeskOrderDocument,
	getInvoicePaper,
	getParcelPaper,
} from '#contract/orders/desk-documents.ts';
import { getOrderDocument } from '#contract/orders/endpoints.ts';
import { openRoute } from '#server/kernel/route.ts';
import type { Db } from '#server/platform/db/client.ts';
import { downloadHeaders } from '#server/platform/download/download.ts';
import type { PdfDocumentModel } from '#server/platform/pdf/pdf-model.ts';
import { printed } from '#server/platform/pdf/printed.ts';
import type { Services } from '#server/platform/services.ts';
import type { Assembled } from '../../module.ts';
import { isUuid, orderRoute } from '../record/act.ts';
import { listDocuments } from '../access/documents.ts';
import type { OrderRow } from '../record/queries.ts';
import { findInvoice } from '../invoices/issue.ts';
import { listShipments } from '../access/order-view.ts';
import { orders } from '../tables.ts';
import { order_invoices } from '../tables-invoices.ts';
import { findSeen, getViewer } from '../access/viewer.ts';
import { getConfirmation } from './confirmation.ts';
import { invoiceDocument } from './invoice.ts';
import { addressLabel, packingSlip } from './parcel.ts';
import type { Printing } from './parts.ts';

async function answer(
	{ log }: Pick<Services, 'log'>,
	paper: PdfDocumentModel | null,
): Promise<Response | null> {
	if (!paper) return null;
	const bytes = new Uint8Array(await printed(paper, log));
	const name = `${paper.title} ${paper.subject}.pdf`;
	return new Response(bytes, { headers: downloadHeaders('application/pdf', name) });
}

/** Document of an order by its kind; null where the order has none. */
async function orderDocument(
	db: Db,
	services: Printing,
	order: OrderRow,
	kind: string,
): Promise<PdfDocumentModel | null> {
	const there = (await listDocuments(db, order)).find((known) => known === kind);
	if (!there) return null;
	if (there === 'confirmation') return getConfirmation(db, services, order);
	const entry = await findInvoice(db, order.id);
	return entry ? invoiceDocument(db, services, entry) : null;
}

async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
	if (!isUuid(id)) return undefined;
	const [order] = await db.select().from(orders).where(eq(orders.id, id));
	return order;
}

export const documentRoutes = {
	getOrderDocument: openRoute<Assembled>()(getOrderDocument, async (call) => {
		const { db, param } = call;
		const order = await findSeen(db, await getViewer(call.context, call), param('id'));
		return order ? answer(call, await orderDocument(db, call, order, param('kind'))) : null;
	}),

	getDeskOrderDocument: orderRoute(getDeskOrderDocument, async (call) => {
		const order = await findOrder(call.db, call.param('id'));
		return order
			? answer(call, await orderDocument(call.db, call, order, call.param('kind')))
			: null;
	}),

	getParcelPaper: orderRoute(getParcelPaper, async (call) => {
		const { db, param } = call;
		const order = await findOrder(db, param('id'));
		const parcels = order ? await listShipments(db, order.id) : [];
		const parcel = parcels.find(({ id }) => id === param('parcel'));
		if (!order || !parcel) return null;
		if (param('kind') === 'slip') return answer(call, await packingSlip(db, call, order, parcel));
		return param('kind') === 'label'
			? answer(call, await addressLabel(db, call, order, parcel))
			: null;
	}),

	getInvoicePaper: orderRoute(getInvoicePaper, async (call) => {
		const id = call.param('id');
		if (!isUuid(id)) return null;
		const isIt = eq(order_invoices.id, id);
		const [entry] = await call.db.select().from(order_invoices).where(isIt);
		return entry ? answer(call, await invoiceDocument(call.db, call, entry)) : null;
	}),
};
