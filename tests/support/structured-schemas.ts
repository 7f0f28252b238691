import * as v from 'valibot';
import { currencySchema } from '#contract/units.ts';
import { LOCALES } from '#contract/locales.ts';
import { config } from '#config.ts';

/**
 * Requirements of search engines for each type: required and recommended properties that the site
 * has.
 */
const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const address = v.pipe(v.string(), v.url(), v.startsWith(config.SITE_URL));
const day = v.pipe(v.string(), v.isoDate());
const reference = v.strictObject({ '@id': address });
const of = <T extends string>(type: T) => ({ '@type': v.literal(type) });
const size = v.pipe(v.string(), v.regex(/^[1-9]\d* px$/));
const image = v.strictObject({ ...of('ImageObject'), url: address, width: size, height: size });
const brand = v.strictObject({ ...of('Brand'), '@id': address, name: text });
const maker = v.strictObject({ ...of('Organization'), '@id': address, name: text });
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

const organization = v.strictObject({
	...maker.entries,
	legalName: text,
	url: address,
	brand,
	logo: image,
	address: v.strictObject({
		...of('PostalAddress'),
		streetAddress: text,
		postalCode: text,
		addressLocality: text,
		addressRegion: text,
		addressCountry: country,
	}),
	telephone: v.pipe(v.string(), v.regex(/^\+[\d ]+$/)),
	email: v.pipe(v.string(), v.email()),
	vatID: v.pipe(v.string(), v.regex(/^[A-Z]{2}\w+$/)),
	sameAs: v.optional(v.pipe(v.array(v.pipe(v.string(), v.url())), v.minLength(1))),
});

const amount = v.pipe(v.string(), v.regex(/^\d+(?:\.\d{2})?$/));
const money = v.strictObject({ ...of('MonetaryAmount'), value: amount, currency: currencySchema });
const regions = v.pipe(
	v.array(v.strictObject({ ...of('DefinedRegion'), addressCountry: country })),
	v.minLength(1),
);
const days = v.strictObject({
	...of('QuantitativeValue'),
	minValue: v.pipe(v.number(), v.minValue(1)),
	maxValue: v.number(),
	unitCode: v.literal('DAY'),
});
const returnPolicy = v.strictObject({
	...of('MerchantReturnPolicy'),
	applicableCountry: v.pipe(v.array(country), v.minLength(1), v.maxLength(50)),
	returnPolicyCountry: country,
	returnPolicyCategory: v.literal('https://schema.org/MerchantReturnFiniteReturnWindow'),
	merchantReturnDays: v.literal(14),
	returnMethod: v.literal('https://schema.org/ReturnByMail'),
	returnFees: v.literal('https://schema.org/ReturnFeesCustomerResponsibility'),
	refundType: v.literal('https://schema.org/FullRefund'),
	merchantReturnLink: address,
});
const shippingService = v.strictObject({
	...of('ShippingService'),
	fulfillmentType: v.literal('https://schema.org/FulfillmentTypeDelivery'),
	shippingConditions: v.pipe(
		v.array(
			v.strictObject({
				...of('ShippingConditions'),
				shippingDestination: regions,
				transitTime: days,
				shippingRate: money,
				orderValue: v.optional(
					v.strictObject({
						...of('MonetaryAmount'),
						minValue: v.optional(amount),
						maxValue: v.optional(amount),
						currency: currencySchema,
					}),
				),
			}),
		),
		v.minLength(1),
	),
});
const onlineStore = v.strictObject({
	...maker.entries,
	...of('OnlineStore'),
	hasMerchantReturnPolicy: returnPolicy,
	hasShippingService: v.pipe(v.array(shippingService), v.minLength(1)),
});

const website = v.strictObject({
	...of('WebSite'),
	'@id': address,
	url: address,
	name: text,
	publisher: reference,
	potentialAction: v.strictObject({
		...of('SearchAction'),
		target: v.strictObject({
			...of('EntryPoint'),
			urlTemplate: v.pipe(v.string(), v.regex(/^https?:\/\/.+\?q=\{query\}$/)),
		}),
		'query-input': v.literal('required name=query'),
	}),
});

const pageFields = {
	'@id': address,
	inLanguage: v.picklist(LOCALES),
};
const page = v.strictObject({
	'@type': v.picklist(['WebPage', 'CollectionPage', 'ContactPage', 'ItemPage']),
	...pageFields,
	mainEntity: v.optional(reference),
});
const question = v.strictObject({
	...of('Question'),
	name: text,
	acceptedAnswer: v.strictObject({ ...of('Answer'), text }),
});
const faqPage = v.strictObject({
	...of('FAQPage'),
	...pageFields,
	mainEntity: v.pipe(v.array(question), v.minLength(1)),
});

const crumb = v.strictObject({
	...of('ListItem'),
	position: v.pipe(v.number(), v.integer(), v.minValue(1)),
	name: text,
	item: v.optional(address),
});
const breadcrumb = v.strictObject({
	...of('BreadcrumbList'),
	itemListElement: v.pipe(v.array(crumb), v.minLength(2)),
});

const unitCode = v.picklist(['GRM', 'KGM', 'MMT', 'BAR', 'NU']);
const measure = v.strictObject({ ...of('PropertyValue'), name: text, value: v.number(), unitCode });
const trait = v.strictObject({ ...of('PropertyValue'), name: text, value: text });
const offerSchema = v.strictObject({
	...of('Offer'),
	price: v.pipe(v.string(), v.regex(/^\d+(?:\.\d{2})?$/)),
	priceCurrency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
	availability: v.picklist(
		['InStock', 'LimitedAvailability', 'MadeToOrder', 'OutOfStock', 'Discontinued'].map(
			(word) => `https://schema.org/${word}`,
		),
	),
	itemCondition: v.literal('https://schema.org/NewCondition'),
	eligibleRegion: country,
	seller: v.optional(reference),
});
const productFields = {
	'@id': address,
	name: text,
	description: text,
	url: address,
	image: v.pipe(v.array(address), v.minLength(1)),
	material: v.optional(text),
	brand,
	weight: v.optional(
		v.strictObject({ ...of('QuantitativeValue'), value: v.number(), unitCode: v.literal('GRM') }),
	),
	additionalProperty: v.optional(v.pipe(v.array(measure), v.minLength(1))),
};
const articleFields = {
	sku: text,
	gtin13: v.optional(v.pipe(v.string(), v.regex(/^\d{13}$/))),
	mpn: v.optional(text),
	offers: v.optional(offerSchema),
};
const variant = v.strictObject({
	...of('Product'),
	...articleFields,
	name: text,
	image: address,
	color: v.optional(text),
	size: v.optional(text),
	additionalProperty: v.optional(v.pipe(v.array(trait), v.minLength(1))),
});
const product = v.strictObject({ ...of('Product'), ...productFields, ...articleFields });
const productGroup = v.strictObject({
	...of('ProductGroup'),
	...productFields,
	productGroupID: text,
	variesBy: v.pipe(v.array(text), v.minLength(1)),
	hasVariant: v.pipe(v.array(variant), v.minLength(2)),
});

const article = v.strictObject({
	...of('NewsArticle'),
	'@id': address,
	mainEntityOfPage: reference,
	headline: text,
	description: text,
	datePublished: day,
	dateModified: v.optional(v.pipe(v.string(), v.isoTimestamp())),
	author: maker,
	publisher: reference,
	image,
});

const film = v.strictObject({
	...of('VideoObject'),
	'@id': address,
	name: text,
	description: text,
	thumbnailUrl: address,
	uploadDate: day,
	contentUrl: address,
});

const job = v.strictObject({
	...of('JobPosting'),
	'@id': address,
	identifier: v.strictObject({ ...of('PropertyValue'), name: text, value: text }),
	title: text,
	description: text,
	datePosted: day,
	validThrough: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT23:59:59\+0[12]:00$/))),
	hiringOrganization: maker,
	jobLocation: v.strictObject({
		...of('Place'),
		address: v.strictObject({
			...of('PostalAddress'),
			addressLocality: text,
			addressCountry: country,
		}),
	}),
	employmentType: v.pipe(
		v.array(v.picklist(['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'CONTRACTOR', 'INTERN'])),
		v.minLength(1),
	),
	baseSalary: v.optional(
		v.strictObject({
			...of('MonetaryAmount'),
			currency: currencySchema,
			value: v.pipe(
				v.strictObject({
					...of('QuantitativeValue'),
					minValue: v.pipe(v.number(), v.minValue(1)),
					maxValue: v.number(),
					unitText: v.picklist(['HOUR', 'MONTH', 'YEAR']),
				}),
				v.check(({ minValue, maxValue }) => minValue <= maxValue),
			),
		}),
	),
	directApply: v.boolean(),
});

const thingSchema = v.variant('@type', [
	organization,
	onlineStore,
	website,
	page,
	faqPage,
	breadcrumb,
	product,
	productGroup,
	article,
	film,
	job,
]);
export type Thing = v.InferOutput<typeof thingSchema>;
export type Offer = v.InferOutput<typeof offerSchema>;

export const graphSchema = v.strictObject({
	'@context': v.literal('https://schema.org'),
	'@graph': v.pipe(v.array(thingSchema), v.minLength(1)),
});
export type StructuredGraph = v.InferOutput<typeof graphSchema>;
