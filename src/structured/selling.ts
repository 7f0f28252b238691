import type {
	MerchantReturnPolicyLeaf,
	OnlineStoreLeaf,
	ShippingService,
	ShippingDeliveryTime,
} from 'schema-dts';
import { NOTHING, RETURN_DAYS, type DeliveryModel } from '#content/parts/delivery.ts';
import type { Cents } from '#contract/units.ts';
import { decimalMoney } from '#i18n/format.ts';
import { absolute, reference, siteIds, type StructuredPage } from './ids.ts';

/** Countries of all deliveries at the prices that pages print. */
const toCountries = ({ shell }: StructuredPage) =>
	shell.deliveries.flatMap(({ countries }) => countries);

/** Right of withdrawal: the buyer pays for the way back. Terms of sale, withdrawal. */
function toReturnPolicy(page: StructuredPage): MerchantReturnPolicyLeaf {
	const { terms, company } = page.shell;
	return {
		'@type': 'MerchantReturnPolicy',
		applicableCountry: toCountries(page),
		returnPolicyCountry: company.country,
		returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
		merchantReturnDays: RETURN_DAYS,
		returnMethod: 'https://schema.org/ReturnByMail',
		returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
		refundType: 'https://schema.org/FullRefund',
		...(terms && { merchantReturnLink: absolute(page, terms.href) }),
	};
}

/** Days until delivery; the times of a rate include what the shop needs to send. */
function deliveryTime({ least, most }: DeliveryModel): ShippingDeliveryTime {
	return {
		'@type': 'ShippingDeliveryTime',
		transitTime: {
			'@type': 'QuantitativeValue',
			minValue: least,
			maxValue: most,
			unitCode: 'DAY',
		},
	};
}

const regions = ({ countries }: DeliveryModel) =>
	countries.map((addressCountry) => ({ '@type': 'DefinedRegion' as const, addressCountry }));

const money = (amount: Cents, currency: string) => ({
	'@type': 'MonetaryAmount' as const,
	value: decimalMoney(amount, currency),
	currency,
});

/** Bounds of an order's value, in the currency's whole unit. */
const orderValue = (bounds: { minValue?: Cents; maxValue?: Cents }, currency: string) => ({
	orderValue: {
		'@type': 'MonetaryAmount' as const,
		...Object.fromEntries(
			Object.entries(bounds).map(([name, amount]) => [name, decimalMoney(amount, currency)]),
		),
		currency,
	},
});

/** Rate of standard delivery to some countries, for the organisation. */
function toService(delivery: DeliveryModel): ShippingService {
	const { currency, amount, free_from, paid_up_to } = delivery;
	const condition = {
		'@type': 'ShippingConditions' as const,
		shippingDestination: regions(delivery),
		transitTime: deliveryTime(delivery).transitTime,
	};
	const paid = { ...condition, shippingRate: money(amount, currency) };
	return {
		'@type': 'ShippingService',
		fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
		shippingConditions:
			free_from === null || paid_up_to === null
				? [paid]
				: [
						{ ...paid, ...orderValue({ maxValue: paid_up_to }, currency) },
						{
							...condition,
							...orderValue({ minValue: free_from }, currency),
							shippingRate: money(NOTHING, currency),
						},
					],
	};
}

/** Seller of an offer, whose deliveries and returns hold for all that it sells. */
export const toSeller = (page: StructuredPage) =>
	page.shell.deliveries.length > 0 ? { seller: reference(siteIds(page).organization) } : {};

/**
 * The maker as a shop, for the page of the conditions of contract: what is sent where, and what may
 * come back. Null on other pages, and while the shop is closed.
 */
export function findStore(page: StructuredPage): OnlineStoreLeaf | null {
	const { deliveries, terms, siteName } = page.shell;
	if (deliveries.length === 0 || page.frame.path !== terms?.href) return null;
	return {
		'@type': 'OnlineStore',
		'@id': siteIds(page).organization,
		name: siteName,
		hasMerchantReturnPolicy: toReturnPolicy(page),
		hasShippingService: deliveries.map(toService),
	};
}
