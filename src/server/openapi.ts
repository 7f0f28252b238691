import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { blockSchema } from '#contract/blocks.ts';
import * as catalogue from '#contract/catalogue.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { ERROR_STATUS, problemSchema } from '#contract/errors.ts';
import { formSchema } from '#contract/forms.ts';
import { linkTargetSchema } from '#contract/links.ts';
import { localeEntrySchema } from '#contract/locales.ts';
import { mediaSchema } from '#contract/media.ts';
import { menuItemSchema, menuSchema } from '#contract/menus.ts';
import * as pages from '#contract/pages.ts';
import { documentSchema, storeSchema } from '#contract/places.ts';
import { settingsSchema } from '#contract/settings.ts';

/** Shapes that the document names; what is used inside others comes first. */
const SHAPES = {
	Problem: problemSchema,
	Media: mediaSchema,
	LinkTarget: linkTargetSchema,
	Block: blockSchema,
	MenuItem: menuItemSchema,
	Menu: menuSchema,
	Settings: settingsSchema,
	Locale: localeEntrySchema,
	Country: catalogue.countrySchema,
	PriceList: catalogue.priceListSchema,
	Category: catalogue.categorySchema,
	ProductUsage: catalogue.productUsageSchema,
	Variant: catalogue.variantSchema,
	Product: catalogue.productSchema,
	Page: pages.pageSchema,
	PageBuilderContent: pages.pageBuilderContentSchema,
	Redirect: pages.redirectSchema,
	News: pages.newsSchema,
	Job: pages.jobSchema,
	Store: storeSchema,
	Document: documentSchema,
	Form: formSchema,
};

const CONVERSION = {
	target: 'draft-2020-12',
	errorMode: 'ignore',
	typeMode: 'input',
	overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** JSON schema of a value, in which named shapes are references. */
function jsonSchema(schema: v.GenericSchema<unknown, unknown>): object {
	const {
		$schema: _,
		$defs: __,
		...rest
	} = toJsonSchema(schema, {
		...CONVERSION,
		definitions: SHAPES,
	});
	return rest;
}

/** OpenAPI 3.1 description of the contract. The same records that the host answers by. */
export function openApiDocument(): object {
	const paths = Object.fromEntries(
		Object.entries(ENDPOINTS).map(([name, record]) => [
			record.path,
			{ [record.method.toLowerCase()]: operation(name, record) },
		]),
	);
	return {
		openapi: '3.1.0',
		info: { title: 'Content and catalogue API', version: '1.0.0' },
		servers: [{ url: '/api' }],
		paths,
		components: { schemas: toJsonSchemaDefs(SHAPES, CONVERSION) },
	};
}

function operation(name: string, record: Endpoint): object {
	const failures = Object.fromEntries(
		[...record.errors, 'unavailable' as const, 'internal' as const].map((code) => [
			ERROR_STATUS[code],
			{
				description: code,
				content: {
					'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
				},
			},
		]),
	);
	return {
		operationId: name,
		summary: record.summary,
		parameters: [...pathParameters(record), ...queryParameters(record)],
		responses: {
			200: {
				description: 'Found',
				headers: { ETag: { schema: { type: 'string' } } },
				content: { 'application/json': { schema: jsonSchema(v.object({ data: record.data })) } },
			},
			304: { description: 'Not changed since the ETag in If-None-Match' },
			...failures,
		},
	};
}

function pathParameters({ path }: Endpoint): object[] {
	return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
		name,
		in: 'path',
		required: true,
		schema: { type: 'string' },
	}));
}

function queryParameters({ query }: Endpoint): object[] {
	if (!query || !('entries' in query)) return [];
	const entries = query.entries as v.ObjectEntries;
	return Object.entries(entries).map(([name, schema]) => ({
		name,
		in: 'query',
		required: schema.type !== 'optional',
		schema: jsonSchema(schema as v.GenericSchema<unknown, unknown>),
	}));
}
