import { cartModule } from './cart/module.ts';
import { checkoutModule } from './checkout/module.ts';
import { consentsModule } from './consents/module.ts';
import { contentModule } from './content/module.ts';
import { customersModule } from './customers/module.ts';
import { deskModule } from './desk/module.ts';
import { fitModule } from './fit/module.ts';
import { formsModule } from './forms/module.ts';
import { mailsModule } from './mails/module.ts';
import { measurementModule } from './measurement/module.ts';
import type { Module } from './module.ts';
import { newsletterModule } from './newsletter/module.ts';
import { ordersModule } from './orders/module.ts';
import { paymentsModule } from './payments/module.ts';
import { pricesModule, shopTerms } from './prices/module.ts';
import { privacyModule } from './privacy/module.ts';
import { publishingModule } from './publishing/module.ts';
import { returnsModule } from './returns/module.ts';
import { searchModule } from './search/module.ts';
import { staffModule } from './staff/module.ts';
import { stockModule } from './stock/module.ts';
import { systemModule } from './system/module.ts';
import { visitsModule } from './visits/module.ts';
import { wheelsModule } from './wheels/module.ts';
import { withdrawalsModule } from './withdrawals/module.ts';
import { wishlistModule } from './wishlist/module.ts';

/**
 * Every capability, each after those whose ports it uses. The desk's menu and deletions by age go
 * in this order. Erasures go in reverse: records that refer to another are deleted first.
 */
export const MODULES: readonly Module[] = [
	systemModule,
	contentModule(shopTerms),
	publishingModule,
	pricesModule,
	stockModule,
	fitModule,
	formsModule,
	newsletterModule,
	consentsModule,
	wheelsModule,
	visitsModule,
	customersModule,
	cartModule,
	paymentsModule,
	ordersModule,
	returnsModule,
	withdrawalsModule,
	checkoutModule,
	wishlistModule,
	measurementModule,
	searchModule,
	mailsModule,
	privacyModule,
	deskModule,
	staffModule,
];
