import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { SECURE_DESK_COOKIE, SECURE_SESSION_COOKIE } from '#contract/cookies.ts';
import type { Audience, Endpoint } from '#contract/endpoint.ts';
import { ERROR_STATUS, type HostErrorCode, problemSchema } from '#contract/errors.ts';
import { linkTargetSchema } from '#contract/links.ts';
import { mediaSchema, pictureSchema } from '#contract/media.ts';
import { toAudience, isShared } from './audience.ts';
import {
	CONVERSION,
	converter,
	mapValues,
	type Shapes,
	type ToJson,
	withoutNotes,
} from './openapi-schemas.ts';

/** Descriptions for developers of another host. A name can be specific to one call: `call.name`. */
export interface ApiWords {
	tags: Readonly<Record<string, string>>;
	errors: Readonly<Record<HostErrorCode, string>>;
	parameters: Readonly<Record<string, string>>;
	examples: Readonly<Record<string, unknown>>;
	/** Example bodies, by call. */
	bodies: Readonly<Record<string, unknown>>;
}

interface Call {
	name: string;
	tag: string;
	record: Endpoint;
}

/** Shapes that every part of the contract uses; a shape precedes those that contain it. */
const COMMON: Shapes = {
	Problem: problemSchema,
	Media: mediaSchema,
	Picture: pictureSchema,
	LinkTarget: linkTargetSchema,
};

/** Security scheme by audience. */
const SESSIONS: Partial<Record<Audience, string>> = {
	staff: 'desk',
	customer: 'shop',
	provider: 'signature',
};

/** OpenAPI 3.1 description of calls, from the same records that the host answers by. */
export function openApiDocument(calls: readonly Call[], shapes: Shapes, words: ApiWords): object {
	const named = { ...COMMON, ...shapes };
	const toJson = converter(named);
	const paths: Record<string, Record<string, object>> = {};
	for (const call of calls) {
		const { path, method } = call.record;
		paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call, toJson, words) };
	}
	const used = new Set(calls.map(({ tag }) => tag));
	return {
		openapi: '3.1.0',
		info: {
			title: 'Content, shop, forms and desk API',
			version: '1.2.0',
			description:
				'What the site asks of its host. An answer is `{ data }`, a refusal a problem (RFC 9457) whose `code` is one of those that the call names. Amounts are integers in the minor unit of their currency, instants are UTC, days are days in Rome.',
			contact: {
				name: 'Livenza',
				url: 'https://livenza.example',
				email: 'info@livenza.example',
			},
			license: { name: 'Proprietary', url: 'https://livenza.example/licence' },
		},
		servers: [{ url: '/api', description: 'The host that serves this document' }],
		security: [],
		tags: [...used].toSorted().map((name) => ({ name, description: words.tags[name] ?? name })),
		paths,
		components: {
			schemas: mapValues(toJsonSchemaDefs(named, CONVERSION), withoutNotes),
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

/** Sentence about the callers, by audience. */
const CALLERS: Record<Audience, string> = {
	public: 'Answers everybody alike; any origin may read it, and it is cached by its ETag.',
	visitor:
		'Answers one person by the cookies of the device, to the pages of the site alone; never stored.',
	staff: 'For staff with a session of the desk.',
	customer: 'For a customer with a session of the shop.',
	provider: 'For an outside party that signs what it sends (Standard Webhooks).',
};

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function describe({ summary, roles, isLong, ...record }: Endpoint): string {
	const audience = toAudience({ ...record, summary });
	return [
		sentence(summary),
		CALLERS[audience],
		...(roles ? [`Roles: ${roles.join(', ')}.`] : []),
		...(isLong ? ['May take up to 25 seconds.'] : []),
	].join(' ');
}

function operation(call: Call, toJson: ToJson, words: ApiWords): object {
	const { name, tag, record } = call;
	const session = SESSIONS[toAudience(record)];
	return {
		operationId: name,
		tags: [tag],
		summary: record.summary,
		description: describe(record),
		...(session ? { security: [{ [session]: [] }] } : {}),
		parameters: [...pathParameters(call, words), ...queryParameters(call, toJson, words)],
		...toBody(call, toJson, words),
		responses: { ...successes(record, toJson), ...failures(record, words) },
	};
}

function toBody({ name, record }: Call, toJson: ToJson, { bodies }: ApiWords): object {
	const { body, bodyTypes = [], bodyParts } = record;
	if (!body && bodyTypes.length === 0) return {};
	const example = name in bodies ? { example: bodies[name] } : {};
	const others = bodyTypes.map((type) => [
		type,
		{ schema: bodyParts ? toJson(bodyParts) : otherBody(type), ...example },
	]);
	const json = body ? [['application/json', { schema: toJson(body), ...example }]] : [];
	return {
		requestBody: {
			required: body?.type !== 'optional',
			content: Object.fromEntries([...json, ...others]),
		},
	};
}

/** The form itself describes its fields; the summary describes those of CSV. */
const otherBody = (type: string) => ({ type: type === 'text/csv' ? 'string' : 'object' });

const ETAG = { description: 'Fingerprint of the answer', schema: { type: 'string' } };

function successes(record: Endpoint, toJson: ToJson): object {
	const content = record.dataType
		? { [record.dataType]: { schema: { type: 'string' } } }
		: { 'application/json': { schema: toJson(v.object({ data: record.data })) } };
	if (!isShared(record)) return { 200: { description: 'Done', content } };
	return {
		200: { description: 'Found', headers: { ETag: ETAG }, content },
		304: { description: 'Not changed since the ETag in If-None-Match' },
	};
}

/** Error responses by status; codes that share a status share an entry. */
function failures(record: Endpoint, { errors: words }: ApiWords): object {
	const { errors, body, bodyTypes = [] } = record;
	const slow = body || bodyTypes.length > 0 ? ['request_timeout' as const] : [];
	const counted = ['visitor', 'customer'].includes(toAudience(record))
		? ['too_many_requests' as const]
		: [];
	const always = ['unavailable' as const, 'internal' as const];
	const codes = [...new Set([...errors, ...slow, ...counted, ...always])];
	const statuses = new Set(codes.map((code) => ERROR_STATUS[code]));
	return Object.fromEntries(
		[...statuses].map((status) => {
			const own = codes.filter((code) => ERROR_STATUS[code] === status);
			const examples = own.map((code) => [
				code,
				{ summary: words[code], value: { type: 'about:blank', status, code } },
			]);
			return [
				status,
				{
					description: own.map((code) => `\`${code}\`: ${words[code]}`).join('; '),
					content: {
						'application/problem+json': {
							schema: { $ref: '#/components/schemas/Problem' },
							examples: Object.fromEntries(examples),
						},
					},
				},
			];
		}),
	);
}

/** Description of a parameter: the one of this call, else the common one. */
function about(call: string, name: string, { parameters, examples }: ApiWords): object {
	const description = parameters[`${call}.${name}`] ?? parameters[name];
	const example = examples[`${call}.${name}`] ?? examples[name];
	return {
		...(description === undefined ? {} : { description }),
		...(example === undefined ? {} : { example }),
	};
}

function pathParameters({ name: call, record: { path } }: Call, words: ApiWords): object[] {
	return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
		name,
		in: 'path',
		required: true,
		...about(call, name, words),
		schema: { type: 'string' },
	}));
}

function queryParameters(
	{ name: call, record: { query } }: Call,
	toJson: ToJson,
	words: ApiWords,
): object[] {
	if (!query || !('entries' in query)) return [];
	const entries = query.entries as v.ObjectEntries;
	return Object.entries(entries).map(([name, schema]) => ({
		name,
		in: 'query',
		required: schema.type !== 'optional',
		...about(call, name, words),
		schema: toJson(schema as v.GenericSchema<unknown, unknown>),
	}));
}
