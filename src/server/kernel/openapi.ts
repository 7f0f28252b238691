import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { SECURE_DESK_COOKIE, SECURE_SESSION_COOKIE } from '#contract/cookies.ts';
import type { Audience, Endpoint } from '#contract/endpoint.ts';
import { ERROR_STATUS, problemSchema } from '#contract/errors.ts';
import { linkTargetSchema } from '#contract/links.ts';
import { mediaSchema } from '#contract/media.ts';
import { audienceOf, isShared } from './audience.ts';

type Shapes = Readonly<Record<string, v.GenericSchema<unknown, unknown>>>;
type ToJson = (schema: v.GenericSchema<unknown, unknown>) => object;

/** Shapes that every part of the contract uses; what is used inside others comes first. */
const COMMON: Shapes = {
	Problem: problemSchema,
	Media: mediaSchema,
	LinkTarget: linkTargetSchema,
};

/** What lets callers of an audience in. */
const SESSIONS: Partial<Record<Audience, string>> = {
	staff: 'desk',
	customer: 'shop',
	provider: 'signature',
};

const CONVERSION = {
	target: 'draft-2020-12',
	errorMode: 'ignore',
	typeMode: 'input',
	overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** Turns schemas into JSON schema, in which named shapes are references. */
function converter(definitions: Shapes): ToJson {
	return (schema) => {
		const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...CONVERSION, definitions });
		return rest;
	};
}

/** OpenAPI 3.1 description of calls: the same records that the host answers by. */
export function openApiDocument(
	calls: readonly { name: string; record: Endpoint }[],
	shapes: Shapes,
): object {
	const named = { ...COMMON, ...shapes };
	const toJson = converter(named);
	const paths: Record<string, Record<string, object>> = {};
	for (const { name, record } of calls) {
		paths[record.path] = {
			...paths[record.path],
			[record.method.toLowerCase()]: operation(name, record, toJson),
		};
	}
	return {
		openapi: '3.1.0',
		info: { title: 'Content, forms and desk API', version: '1.1.0' },
		servers: [{ url: '/api' }],
		paths,
		components: {
			schemas: toJsonSchemaDefs(named, CONVERSION),
			securitySchemes: SCHEMES,
		},
	};
}

const SCHEMES = {
	desk: {
		type: 'apiKey',
		in: 'cookie',
		name: SECURE_DESK_COOKIE,
		description: 'Set by signIn; writes also name the site in their Origin header',
	},
	shop: {
		type: 'apiKey',
		in: 'cookie',
		name: SECURE_SESSION_COOKIE,
		description: 'Session of a customer; writes also name the site in their Origin header',
	},
	signature: {
		type: 'apiKey',
		in: 'header',
		name: 'webhook-signature',
		description: 'Signature of the body, with webhook-id and webhook-timestamp (Standard Webhooks)',
	},
};

function operation(name: string, record: Endpoint, toJson: ToJson): object {
	const session = SESSIONS[audienceOf(record)];
	return {
		operationId: name,
		summary: record.summary,
		...(session ? { security: [{ [session]: [] }] } : {}),
		parameters: [...pathParameters(record), ...queryParameters(record, toJson)],
		...bodyOf(record, toJson),
		responses: { ...successes(record, toJson), ...failures(record) },
	};
}

function bodyOf({ body, bodyTypes = [] }: Endpoint, toJson: ToJson): object {
	if (!body && bodyTypes.length === 0) return {};
	const others = bodyTypes.map((type) => [type, { schema: otherBody(type) }]);
	const json = body ? [['application/json', { schema: toJson(body) }]] : [];
	return {
		requestBody: {
			required: body?.type !== 'optional',
			content: Object.fromEntries([...json, ...others]),
		},
	};
}

/** Fields of a form are told by the form itself, those of CSV by the summary. */
const otherBody = (type: string) => ({ type: type === 'text/csv' ? 'string' : 'object' });

function successes(record: Endpoint, toJson: ToJson): object {
	const content = record.dataType
		? { [record.dataType]: { schema: { type: 'string' } } }
		: { 'application/json': { schema: toJson(v.object({ data: record.data })) } };
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

function queryParameters({ query }: Endpoint, toJson: ToJson): object[] {
	if (!query || !('entries' in query)) return [];
	const entries = query.entries as v.ObjectEntries;
	return Object.entries(entries).map(([name, schema]) => ({
		name,
		in: 'query',
		required: schema.type !== 'optional',
		schema: toJson(schema as v.GenericSchema<unknown, unknown>),
	}));
}
