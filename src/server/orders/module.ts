import { ordersContract } from '#contract/orders/module.ts';
import { createPoller } from '#server/platform/queue/poller.ts';
import { defineModule } from '../module.ts';
import { callOffRoutes } from './desk/call-off.ts';
import { delayRoutes } from './desk/delay.ts';
import { orderKind, orderRulesKind } from './desk/kinds.ts';
import { parcelRoutes } from './desk/parcels.ts';
import { paymentRoutes } from './desk/payments.ts';
import { repairRoutes } from './desk/repairs.ts';
import { refundRoutes } from './desk/refunds.ts';
import { accountRoutes } from './invoices/accounts.ts';
import { invoiceKind } from './invoices/kind.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { ORDER_LIMITS } from './access/limits.ts';
import { ORDER_MAILS } from './mails/kinds.ts';
import { onPaymentNews } from './payment/news.ts';
import { PRINTS } from './documents/print.ts';
import { documentRoutes } from './documents/routes.ts';
import { moveOrders, orderData, orderLinkRule, orderRule } from './personal.ts';
import { refundAccountRule } from './refunds/refund-account.ts';
import { runOrderJobs } from './jobs/order-jobs.ts';
import { orderRoutes } from './storefront/routes.ts';
import { forgetOrders, leaveGuestsOrders } from './access/viewer.ts';
import { wheelRoutes } from './storefront/wheels.ts';

/** Seconds between two polls. */
const INTERVAL_S = 15;

export const ordersModule = defineModule({
	contract: ordersContract,
	routes: {
		...orderRoutes,
		...paymentRoutes,
		...parcelRoutes,
		...delayRoutes,
		...repairRoutes,
		...callOffRoutes,
		...refundRoutes,
		...invoiceRoutes,
		...accountRoutes,
		...documentRoutes,
		...wheelRoutes,
	},
	desk: [orderKind, invoiceKind, orderRulesKind],
	personal: orderData,
	retention: { orders: orderRule, order_links: orderLinkRule, refund_accounts: refundAccountRule },
	queues: { orders: createPoller('orders', INTERVAL_S, runOrderJobs) },
	onPaymentNews,
	onSignIn: leaveGuestsOrders,
	onSignOut: forgetOrders,
	onEmailChange: moveOrders,
	limits: ORDER_LIMITS,
	mails: Object.values(ORDER_MAILS),
	prints: PRINTS,
});
