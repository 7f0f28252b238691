import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describeApi } from '../../../../src/server/app.ts';

const operationSchema = v.looseObject({
	operationId: v.string(),
	security: v.optional(v.array(v.unknown())),
	requestBody: v.optional(v.looseObject({ content: v.record(v.string(), v.unknown()) })),
});
const { paths } = v.parse(
	v.object({ paths: v.record(v.string(), v.record(v.string(), operationSchema)) }),
	describeApi(),
);
const operations = Object.entries(paths).flatMap(([path, methods]) =>
	Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

test('every operation of the document has a unique id', () => {
	const names = operations.map(({ operationId }) => operationId);
	expect(new Set(names).size).toBe(names.length);
});

test.each([
	['desk', /^\/(?:desk\/|auth\/password$)/, 30],
	['shop', /^\/account(?:\/|$)/, 10],
])('operations of the %s require its session', (realm, own, least) => {
	const asks = ({ security = [] }: { security?: unknown[] | undefined }) =>
		JSON.stringify(security).includes(`"${realm}"`);
	const closed = operations.filter(asks);
	expect(closed.length).toBeGreaterThan(least);
	for (const { path } of closed) expect(path).toMatch(own);
});

test('every list of the desk is described with its fields', () => {
	const { get, patch, delete: remove } = paths['/desk/submissions/{id}'] ?? {};
	expect(JSON.stringify(get)).toContain('"reference"');
	expect(Object.keys(patch?.requestBody?.content ?? {})).toEqual(['application/json']);
	expect(JSON.stringify(patch?.requestBody)).toContain('"note"');
	expect(remove).toBeDefined();
	expect(paths['/desk/audit_log/{id}']).not.toHaveProperty('patch');
});

test('operations with other bodies than JSON declare their type', () => {
	const toBody = (path: string) => Object.keys(paths[path]?.['post']?.requestBody?.content ?? {});
	expect(toBody('/desk/serials/import')).toEqual(['text/csv']);
	expect(toBody('/forms/{slug}/submissions')).toEqual([
		'multipart/form-data',
		'application/x-www-form-urlencoded',
	]);
});

test('patterns need no flags: an e-mail address may have capitals', () => {
	const document = JSON.stringify(describeApi());
	const patterns = [...document.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
		([, text = '']): unknown => JSON.parse(text),
	);
	const known = [...new Set(v.parse(v.array(v.string()), patterns))];
	// JSON schema reads patterns as Unicode ones.
	const compiled = known.map((pattern) => new RegExp(pattern, 'u'));
	const ofMail = compiled.filter((pattern) => pattern.test('rider@mail.example'));
	const strict = ofMail.filter(({ source }) => source.includes('@'));
	expect(strict.length).toBeGreaterThan(0);
	for (const pattern of strict) {
		expect(pattern.test('Anna.ROSSI+1@Mail.EXAMPLE')).toBe(true);
		expect(pattern.test('a@XN--MNCHEN-3YA.EXAMPLE')).toBe(true);
		expect(pattern.test('anna@mail')).toBe(false);
	}
});

const partSchema = v.looseObject({ description: v.optional(v.string(), '') });
const describedSchema = v.object({
	tags: v.array(v.looseObject({ name: v.string(), description: v.string() })),
	paths: v.record(
		v.string(),
		v.record(
			v.string(),
			v.looseObject({
				operationId: v.string(),
				tags: v.array(v.string()),
				description: v.string(),
				parameters: v.array(
					v.looseObject({ name: v.string(), description: v.optional(v.string()) }),
				),
				responses: v.record(v.string(), partSchema),
			}),
		),
	),
});

test('every operation, parameter and error is described, and every operation has a tag', () => {
	const described = v.parse(describedSchema, describeApi());
	const words = new Map(described.tags.map(({ name, description }) => [name, description]));
	for (const call of Object.values(described.paths).flatMap((methods) => Object.values(methods))) {
		const { operationId, tags, description, parameters, responses } = call;
		expect(words.get(tags[0] ?? '')?.length, operationId).toBeGreaterThan(20);
		expect(description.length, operationId).toBeGreaterThan(40);
		for (const parameter of parameters) {
			expect(parameter.description, `${operationId} ${parameter.name}`).toMatch(/\.$/);
		}
		for (const [status, response] of Object.entries(responses)) {
			const least = Number(status) >= 400 ? 30 : 1;
			expect(response.description.length, `${operationId} ${status}`).toBeGreaterThan(least);
		}
	}
});

test('the body of a submission lists its parts, with an example', () => {
	const body = JSON.stringify(paths['/forms/{slug}/submissions']?.['post']?.requestBody);
	for (const part of ['_captcha', '_key', '_locale', '_about', '_website']) {
		expect(body).toContain(`"${part}"`);
	}
	expect(body).toContain('"example"');
});

test('schemas contain keywords only, without the desk’s metadata', () => {
	const text = JSON.stringify(describeApi());
	for (const note of ['"multiline":', '"money":', '"percent_when":', '"ref":']) {
		expect(text).not.toContain(note);
	}
});
