import { contractModule } from '../module.ts';
import {
	cancelOrder,
	closeOrderSession,
	countPurchase,
	getOrder,
	listOrders,
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
		getOrder,
		payOrder,
		cancelOrder,
		reorder,
		countPurchase,
		requestOrderLink,
		openOrderLink,
		closeOrderSession,
	},
	/** Ten years as c.c. 2220 wants it, from the end of the year; links go soon after their end. */
	retention: { orders: 4018, order_links: 1 },
	shapes: { OrderSummary: orderSummarySchema, Order: orderSchema },
});
