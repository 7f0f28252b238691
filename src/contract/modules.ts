import { cartContract } from './cart/module.ts';
import { checkoutContract } from './checkout/module.ts';
import { consentsContract } from './consents/module.ts';
import { contentContract } from './content/module.ts';
import { deskContract } from './desk/module.ts';
import { fitContract } from './fit/module.ts';
import { formsContract } from './forms/module.ts';
import { mailsContract } from './mails/module.ts';
import { measurementContract } from './measurement/module.ts';
import { customersContract } from './customers/module.ts';
import type { ContractModule } from './module.ts';
import { ordersContract } from './orders/module.ts';
import { paymentsContract } from './payments/module.ts';
import { newsletterContract } from './newsletter/module.ts';
import { pricesContract } from './prices/module.ts';
import { privacyContract } from './privacy/module.ts';
import { publishingContract } from './publishing/module.ts';
import { returnsContract } from './returns/module.ts';
import { searchContract } from './search/module.ts';
import { staffContract } from './staff/module.ts';
import { stockContract } from './stock/module.ts';
import { systemContract } from './system/module.ts';
import { visitsContract } from './visits/module.ts';
import { wheelsContract } from './wheels/module.ts';
import { withdrawalsContract } from './withdrawals/module.ts';
import { wishlistContract } from './wishlist/module.ts';

/** All capabilities in the order of the desk's menu. Islands import single records, never this. */
export const CONTRACT = [
	systemContract,
	contentContract,
	publishingContract,
	pricesContract,
	stockContract,
	fitContract,
	formsContract,
	newsletterContract,
	consentsContract,
	wheelsContract,
	visitsContract,
	customersContract,
	cartContract,
	paymentsContract,
	ordersContract,
	returnsContract,
	withdrawalsContract,
	checkoutContract,
	wishlistContract,
	measurementContract,
	searchContract,
	mailsContract,
	privacyContract,
	deskContract,
	staffContract,
] as const satisfies readonly ContractModule[];

export type Contract = (typeof CONTRACT)[number];
/** Element type of a list, or of a union of lists. */
export type ElementOf<Lists> = Lists extends readonly unknown[] ? Lists[number] : never;

type Intersection<Union> = (Union extends unknown ? (given: Union) => void : never) extends (
	given: infer All,
) => void
	? All
	: never;
/** Merged type of one property of all capabilities. */
export type Together<Name extends keyof ContractModule> = Intersection<Contract[Name]>;
