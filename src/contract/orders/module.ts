import { contractModule } from '../module.ts';
import { orderResource, orderRulesResource } from './desk.ts';
import { getDeskOrderDocument, getInvoicePaper, getParcelPaper } from './desk-documents.ts';
import * as invoicing from './desk-invoices.ts';
import * as actions from './desk-actions.ts';
import { countPurchase, countRefunds } from './counting.ts';
import {
	cancelOrder,
	closeOrderSession,
	getOrder,
	getOrderDocument,
	listOrders,
	listOrderWheels,
	registerOrderWheels,
	openOrderLink,
	payOrder,
	reorder,
	requestOrderLink,
} from './endpoints.ts';
import { orderSchema, orderSummarySchema } from './order.ts';

export const ordersContract = contractModule({
	name: 'orders',
	endpoints: {
		listOrders,
		listOrderWheels,
		registerOrderWheels,
		getOrder,
		getOrderDocument,
		payOrder,
		cancelOrder,
		reorder,
		countPurchase,
		countRefunds,
		requestOrderLink,
		openOrderLink,
		closeOrderSession,
		confirmReceipt: actions.confirmReceipt,
		acceptHeldPayment: actions.acceptHeldPayment,
		refundHeldPayment: actions.refundHeldPayment,
		packOrder: actions.packOrder,
		unpackParcel: actions.unpackParcel,
		shipParcel: actions.shipParcel,
		completeParcel: actions.completeParcel,
		delayOrder: actions.delayOrder,
		extendByRepair: actions.extendByRepair,
		callOffOrder: actions.callOffOrder,
		refundOrder: actions.refundOrder,
		settleOrderRefund: actions.settleOrderRefund,
		retryOrderRefund: actions.retryOrderRefund,
		checkOrderRefund: actions.checkOrderRefund,
		noteOrder: actions.noteOrder,
		keepRefundAccount: actions.keepRefundAccount,
		getInvoiceFile: invoicing.getInvoiceFile,
		renameInvoiceFile: invoicing.renameInvoiceFile,
		exportInvoiceFiles: invoicing.exportInvoiceFiles,
		exportVat: invoicing.exportVat,
		exportTakings: invoicing.exportTakings,
		getDeskOrderDocument,
		getParcelPaper,
		getInvoicePaper,
	},
	desk: [orderResource, invoicing.invoiceResource, orderRulesResource],
	/**
	 * Orders: ten years from the end of the year, as c.c. 2220 requires. Links: until soon after
	 * their end. Refund accounts of buyers: until a refund can no longer be reversed.
	 */
	retention: { orders: 4018, order_links: 1, refund_accounts: 60 },
	shapes: { OrderSummary: orderSummarySchema, Order: orderSchema },
});
