import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { blockSchema } from '#contract/content/blocks.ts';
import * as catalogue from '#contract/content/catalogue.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { ERROR_STATUS, problemSchema } from '#contract/errors.ts';
import { formSchema } from '#contract/forms/forms.ts';
import { linkTargetSchema } from '#contract/links.ts';
import { localeEntrySchema } from '#contract/locales.ts';
import { mediaSchema } from '#contract/media.ts';
import { menuItemSchema, menuSchema } from '#contract/content/menus.ts';
import * as pages from '#contract/content/pages.ts';
import { documentSchema, storeSchema } from '#contract/content/places.ts';
import { settingsSchema } from '#contract/content/settings.ts';
import { withKinds } from '#server/openapi-desk.ts';
import { isShared } from './route.ts';

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

let described: object | null = null;

/**
 * OpenAPI 3.1 description of the contract: the same records that the host answers by. Made when
 * somebody asks, because it takes longer than all the rest of an app's start.
 */
export function openApiDocument(): object {
	described ??= describeContract();
	return described;
}

function describeContract(): object {
	const paths: Record<string, Record<string, object>> = {};
	const all = Object.entries(ENDPOINTS).flatMap(([name, record]) => withKinds(name, record));
	for (const { name, record } of all) {
		paths[record.path] = {
			...paths[record.path],
			[record.method.toLowerCase()]: operation(name, record),
		};
	}
	return {
		openapi: '3.1.0',
		info: { title: 'Content, forms and desk API', version: '1.1.0' },
		servers: [{ url: '/api' }],
		paths,
		components: {
			schemas: toJsonSchemaDefs(SHAPES, CONVERSION),
			securitySchemes: {
				desk: {
					type: 'apiKey',
					in: 'cookie',
					name: '__Host-livenza.desk',
					description: 'Set by signIn; writes also name the site in their Origin header',
				},
			},
		},
	};
}

function operation(name: string, record: Endpoint): object {
	const isStaff = record.audience === 'staff';
	return {
		operationId: name,
		summary: record.summary,
		...(isStaff ? { security: [{ desk: [] }] } : {}),
		parameters: [...pathParameters(record), ...queryParameters(record)],
		...bodyOf(record),
		responses: { ...successes(record), ...failures(record) },
	};
}

function bodyOf({ body, bodyTypes = [] }: Endpoint): object {
	if (!body && bodyTypes.length === 0) return {};
	const others = bodyTypes.map((type) => [type, { schema: otherBody(type) }]);
	const json = body ? [['application/json', { schema: jsonSchema(body) }]] : [];
	return {
		requestBody: {
			required: body?.type !== 'optional',
			content: Object.fromEntries([...json, ...others]),
		},
	};
}

/** Fields of a form are told by the form itself, those of CSV by the summary. */
const otherBody = (type: string) => ({ type: type === 'text/csv' ? 'string' : 'object' });

function successes(record: Endpoint): object {
	const content = record.dataType
		? { [record.dataType]: { schema: { type: 'string' } } }
		: { 'application/json': { schema: jsonSchema(v.object({ data: record.data })) } };
	if (!isShared(record)) return { 200: { description: 'Done', content } };
	return {
		200: { description: 'Found', headers: { ETag: { schema: { type: 'string' } } }, content },
		304: { description: 'Not changed since the ETag in If-None-Match' },
	};
}

/** Codes that share a status share an entry. */
function failures({ errors, body, bodyTypes = [] }: Endpoint): object {
	const slow = body || bodyTypes.length > 0 ? ['request_timeout' as const] : [];
	const codes = [...new Set([...errors, ...slow, 'unavailable' as const, 'internal' as const])];
	const statuses = new Set(codes.map((code) => ERROR_STATUS[code]));
	const content = {
		'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
	};
	return Object.fromEntries(
		[...statuses].map((status) => [
			status,
			{
				description: codes.filter((code) => ERROR_STATUS[code] === status).join(', '),
				content,
			},
		]),
	);
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
