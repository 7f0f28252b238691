import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint.ts';
import { DESK_RESOURCE_NAMES } from '#contract/desk/resources.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { conforms, readProblem, hostUnderTest } from '../support/host-conformance.ts';

const ask = hostUnderTest();
conforms('getHealth', ask);
conforms('getReadiness', ask);

describe('the host', () => {
	test.each(['/api', '/api/', '/api/nothing', '/nothing', '/api/products/a/b', '/'])(
		'answers 404 to %s',
		async (path) => {
			expect(await readProblem(await ask(path))).toMatchObject({ status: 404, code: 'not_found' });
		},
	);

	test('health answers are never cached', async () => {
		for (const path of ['/api/healthz', '/api/readyz']) {
			const response = await ask(path);
			expect(response.headers.get('cache-control')).toBe('no-store');
			expect(response.headers.get('etag')).toBeNull();
		}
	});

	test('sets its own security headers', async () => {
		const { headers } = await ask('/api/locales');
		expect(headers.get('x-content-type-options')).toBe('nosniff');
		expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
		expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
		expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
	});

	test('allows reads from any origin, without credentials', async () => {
		for (const origin of ['https://evil.example', 'null']) {
			const { headers } = await ask('/api/locales', { headers: { origin } });
			expect(headers.get('access-control-allow-origin')).toBe('*');
			expect(headers.get('access-control-allow-credentials')).toBeNull();
		}
		const preflight = await ask('/api/locales', {
			method: 'OPTIONS',
			headers: { origin: 'https://evil.example', 'access-control-request-method': 'DELETE' },
		});
		expect(preflight.status).toBe(204);
		expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
	});
});

/** Keywords of JSON Schema 2020-12 that the contract's shapes may use. */
const KEYWORDS = new Set([
	...['$ref', 'type', 'title', 'description', 'examples', 'default', 'format', 'const', 'enum'],
	...['anyOf', 'oneOf', 'allOf', 'not', 'properties', 'required', 'additionalProperties'],
	...['propertyNames', 'minProperties', 'items', 'prefixItems', 'minItems', 'maxItems'],
	...['uniqueItems', 'minLength', 'maxLength', 'pattern', 'contentEncoding', 'contentMediaType'],
	...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
]);
/** Keywords whose values are values of the shape, or schemas under free names. */
const VALUES = new Set(['const', 'enum', 'default', 'examples', 'required']);

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists the keywords of a schema and of all schemas inside it. */
function listKeywords(schema: unknown): string[] {
	if (Array.isArray(schema)) return schema.flatMap(listKeywords);
	if (!isObject(schema)) return [];
	return Object.entries(schema).flatMap(([key, value]) => {
		if (VALUES.has(key)) return [key];
		if (key === 'properties' && isObject(value)) {
			return [key, ...Object.values(value).flatMap(listKeywords)];
		}
		return [key, ...listKeywords(value)];
	});
}

/** Lists the schemas of parameters, bodies and answers below a part of the document. */
function listSchemas(part: unknown): unknown[] {
	if (Array.isArray(part)) return part.flatMap(listSchemas);
	if (!isObject(part)) return [];
	return Object.entries(part).flatMap(([key, value]) =>
		key === 'schema' ? [value] : listSchemas(value),
	);
}

describe('GET /api/openapi.json', () => {
	const documentSchema = v.object({
		openapi: v.string(),
		paths: v.record(v.string(), v.record(v.string(), v.object({ operationId: v.string() }))),
		components: v.object({ schemas: v.record(v.string(), v.unknown()) }),
	});

	/** Calls about any resource type appear in the document once for each type. */
	const asDeclared = (method: string, path: string, operationId: string) => {
		const [, of = '', kind = '', rest = ''] = /^(\/desk\/)(\w+)(.*)$/.exec(path) ?? [];
		const isOfKind = operationId.endsWith('Record') || operationId.endsWith('Records');
		return isOfKind && DESK_RESOURCE_NAMES.some((name) => name === kind)
			? `${method} ${of}{resource}${rest}`
			: `${method} ${path} ${operationId}`;
	};

	test('describes every record of the contract, and nothing else', async () => {
		const document = v.parse(documentSchema, await (await ask('/api/openapi.json')).json());
		const described = Object.entries(document.paths).flatMap(([path, methods]) =>
			Object.entries(methods).map(([method, { operationId }]) =>
				asDeclared(method, path, operationId),
			),
		);
		const declared = Object.entries<Endpoint>(ENDPOINTS).map(([name, { path, method }]) =>
			path.includes('{resource}')
				? `${method.toLowerCase()} ${path}`
				: `${method.toLowerCase()} ${path} ${name}`,
		);
		expect([...new Set(described)].toSorted()).toEqual(declared.toSorted());
	});

	test('describes shapes by keywords of JSON Schema alone, without the desk’s notes', async () => {
		const text = await (await ask('/api/openapi.json')).text();
		const document: unknown = JSON.parse(text);
		const { components } = v.parse(documentSchema, document);
		const shapes = [...Object.values(components.schemas), ...listSchemas(document)];
		expect(shapes.length).toBeGreaterThan(200);
		expect([...new Set(shapes.flatMap(listKeywords))].filter((key) => !KEYWORDS.has(key))).toEqual(
			[],
		);
	});

	test('refers to shapes that it contains', async () => {
		const text = await (await ask('/api/openapi.json')).text();
		const { components } = v.parse(documentSchema, JSON.parse(text));
		const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
		const known = Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`);
		expect(references.filter((reference) => !known.includes(reference ?? ''))).toEqual([]);
		expect(references.length).toBeGreaterThan(20);
	});
});
