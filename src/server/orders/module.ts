import { ordersContract } from '#contract/orders/module.ts';
import { roundsOf } from '#server/platform/queue/rounds.ts';
import { defineModule } from '../module.ts';
import { callOffRoutes } from './desk/call-off.ts';
import { delayRoutes } from './desk/delay.ts';
import { orderKind, orderRulesKind } from './desk/kinds.ts';
import { parcelRoutes } from './desk/parcels.ts';
import { paymentRoutes } from './desk/payments.ts';
import { refundRoutes } from './desk/refunds.ts';
import { accountRoutes } from './invoices/accounts.ts';
import { invoiceKind } from './invoices/kind.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { ORDER_LIMITS } from './limits.ts';
import { ORDER_MAILS } from './mails/kinds.ts';
import { onPaymentNews } from './news.ts';
import { PRINTS } from './papers/print.ts';
import { paperRoutes } from './papers/routes.ts';
import { moveOrders, orderData, orderLinkRule, orderRule } from './personal.ts';
import { refundAccountRule } from './refund-account.ts';
import { makeRound } from './rounds.ts';
import { orderRoutes } from './routes.ts';
import { forgetOrders, leaveGuestsOrders } from './viewer.ts';
import { wheelRoutes } from './wheels.ts';

/** Seconds between two rounds. */
const ROUND_S = 15;

export const ordersModule = defineModule({
	contract: ordersContract,
	routes: {
		...orderRoutes,
		...paymentRoutes,
		...parcelRoutes,
		...delayRoutes,
		...callOffRoutes,
		...refundRoutes,
		...invoiceRoutes,
		...accountRoutes,
		...paperRoutes,
		...wheelRoutes,
	},
	desk: [orderKind, invoiceKind, orderRulesKind],
	personal: orderData,
	retention: { orders: orderRule, order_links: orderLinkRule, refund_accounts: refundAccountRule },
	queues: { orders: roundsOf('orders', ROUND_S, makeRound) },
	onPaymentNews,
	onSignIn: leaveGuestsOrders,
	onSignOut: forgetOrders,
	onEmailChange: moveOrders,
	limits: ORDER_LIMITS,
	mails: Object.values(ORDER_MAILS),
	prints: PRINTS,
});
