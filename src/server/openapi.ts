import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { ERROR_STATUS, problemSchema } from '#contract/errors.ts';

const SETTINGS = { errorMode: 'ignore', typeMode: 'input' } as const;

/** JSON schema of a value; definitions stay inside, so that each schema stands for itself. */
function jsonSchema(schema: v.GenericSchema<unknown, unknown>): object {
	const { $schema: _, ...rest } = toJsonSchema(schema, SETTINGS);
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
		components: { schemas: { Problem: jsonSchema(problemSchema) } },
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
				content: { 'application/json': { schema: envelope(record.data) } },
			},
			304: { description: 'Not changed since the ETag in If-None-Match' },
			...failures,
		},
	};
}

/** `{ data }`. Definitions of recursive shapes move to the root, where their references point. */
function envelope(data: v.GenericSchema<unknown, unknown>): object {
	const schema = jsonSchema(v.object({ data }));
	return schema;
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
