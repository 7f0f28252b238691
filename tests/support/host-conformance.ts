import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DataOf, Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { problemSchema, type Problem } from '#contract/errors.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { openAsk, type Ask } from './host.ts';
import { UNKNOWN_LANGUAGE } from './unknown-language.ts';

/** Opens the host under test for the tests of one file. */
export function hostUnderTest(): Ask {
	let opened: Awaited<ReturnType<typeof openAsk>> | null = null;
	beforeAll(async () => {
		opened = await openAsk();
	});
	afterAll(() => opened?.close());
	return (path, init) => {
		if (!opened) throw new Error('the host is not open yet');
		return opened.ask(path, init);
	};
}

/** Data of a successful answer, validated against the contract. */
export async function readData<E extends Endpoint>(
	record: E,
	response: Response,
): Promise<DataOf<E>> {
	expect(response.status).toBe(200);
	const body = v.parse(v.object({ data: v.unknown() }), await response.json());
	return v.parse(record.data, body.data) as DataOf<E>;
}

/** Problem of a refusal, validated against the contract. */
export async function readProblem(response: Response): Promise<Problem> {
	expect(response.headers.get('content-type')).toBe('application/problem+json');
	const problem = v.parse(problemSchema, await response.json());
	expect(problem.status).toBe(response.status);
	return problem;
}

export interface Conformance {
	/**
	 * Returns the path of an existing entry, in a language; without parameters the record's own
	 * path.
	 */
	path?: (ask: Ask, locale: Locale) => Promise<string>;
	/** Path of an entry that cannot exist, where the path has parameters. */
	unknownPath?: string;
}

/** Calls whose answer says when it was read: no two are the same. */
const OF_A_MOMENT: readonly EndpointName[] = [
	'getHealth',
	'getReadiness',
	'getShopPrices',
	'listWishes',
];

/** Tests the promises of every record, whichever host answers. */
export function conforms(
	name: EndpointName,
	ask: Ask,
	{ path = async () => ENDPOINTS[name].path, unknownPath }: Conformance = {},
): void {
	const record: Endpoint = ENDPOINTS[name];
	const address = async (locale: Locale = 'it') => `/api${await path(ask, locale)}`;
	const isLocalized = record.query !== undefined && 'locale' in toEntries(record.query);
	const isStored = !OF_A_MOMENT.includes(name);

	describe(`${record.method} ${record.path}`, () => {
		test('answers in the shape of the contract', async () => {
			await readData(record, await ask(await address()));
		});

		test('answers HEAD without a body', async () => {
			const response = await ask(await address(), { method: 'HEAD' });
			expect(response.status).toBe(200);
			expect(await response.text()).toBe('');
		});

		test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s', async (method) => {
			const response = await ask(await address(), { method });
			expect(response.headers.get('allow')).toContain('GET');
			expect(await readProblem(response)).toMatchObject({ code: 'method_not_allowed' });
		});

		if (isLocalized) speaksLanguages(record, ask, address);
		if (isStored) answersConditionally(ask, address);
		if (unknownPath !== undefined) {
			test('answers not_found for an unknown entry', async () => {
				const problem = await readProblem(await ask(`/api${unknownPath}`));
				expect(problem).toEqual({ type: 'about:blank', status: 404, code: 'not_found' });
			});
		}
	});
}

/** A method that no record at the same address has. */
function unusedMethod({ path }: Endpoint): string {
	const used = Object.values<Endpoint>(ENDPOINTS)
		.filter((record) => record.path === path)
		.map(({ method }) => method);
	const found = (['PUT', 'PATCH', 'DELETE'] as const).find((method) => !used.includes(method));
	if (!found) throw new Error(`${path} takes every method`);
	return found;
}

export interface PrivateConformance {
	/** Builds a request that succeeds; `path` begins below `/api`. */
	request: () => Promise<{ path: string; init?: RequestInit }>;
	/** Path of an entry that cannot exist, where the path has parameters. */
	unknownPath?: string;
}

/** Tests the promises of every record that answers one person: a visitor or staff. */
export function conformsPrivately(
	name: EndpointName,
	ask: Ask,
	{ request, unknownPath }: PrivateConformance,
): void {
	const record: Endpoint = ENDPOINTS[name];
	const send = async (change: RequestInit = {}, otherPath?: string) => {
		const { path, init = {} } = await request();
		const headers = new Headers(init.headers);
		new Headers(change.headers).forEach((value, key) => headers.set(key, value));
		return ask(`/api${otherPath ?? path}`, { method: record.method, ...init, ...change, headers });
	};

	describe(`${record.method} ${record.path}`, () => {
		test('answers in the shape of the contract, uncached', async () => {
			const response = await send();
			expect(response.headers.get('cache-control')).toBe('no-store');
			expect(response.headers.get('access-control-allow-origin')).toBeNull();
			if (record.dataType === undefined) await readData(record, response);
			else {
				expect(response.status).toBe(200);
				expect(response.headers.get('content-disposition')).toMatch(/^attachment; /);
			}
		});

		const other = unusedMethod(record);
		test(`refuses ${other}`, async () => {
			const { path } = await request();
			const response = await ask(`/api${path}`, { method: other });
			expect(response.headers.get('allow')).toContain(record.method);
			expect(await readProblem(response)).toMatchObject({ code: 'method_not_allowed' });
		});

		if (record.method !== 'GET') {
			test.each([
				['origin', 'https://evil.example'],
				['origin', 'null'],
				['sec-fetch-site', 'cross-site'],
			])('refuses a write from another site: %s %s', async (name, value) => {
				const response = await send({ headers: { [name]: value } });
				expect(await readProblem(response)).toMatchObject({ code: 'forbidden' });
			});
		}

		if (unknownPath !== undefined) {
			test('answers not_found for an unknown entry', async () => {
				const problem = await readProblem(await send({}, unknownPath));
				expect(problem).toMatchObject({ status: 404, code: 'not_found' });
			});
		}
	});
}

/** Adds a language to the query of an address. */
const inLanguage = (address: string, query: string) =>
	`${address}${address.includes('?') ? '&' : '?'}${query}`;

type Address = (locale?: Locale) => Promise<string>;

/** Text of an answer without the moment at which its data were read. */
const withoutMoment = (text: string) => text.replace(/"checked_at":"[^"]*"/, '"checked_at":""');

function speaksLanguages(record: Endpoint, ask: Ask, address: Address): void {
	test.each(LOCALES)('answers in %s in the shape of the contract', async (locale) => {
		await readData(record, await ask(inLanguage(await address(locale), `locale=${locale}`)));
	});

	test('answers in Italian by default', async () => {
		const path = await address();
		const [plain, italian] = await Promise.all([ask(path), ask(inLanguage(path, 'locale=it'))]);
		expect(withoutMoment(await plain.text())).toBe(withoutMoment(await italian.text()));
	});

	test.each([UNKNOWN_LANGUAGE, 'IT', '', 'it-IT', "it'--"])(
		'refuses the language "%s" and names the field',
		async (locale) => {
			const asked = inLanguage(await address(), `locale=${encodeURIComponent(locale)}`);
			const response = await ask(asked);
			const problem = await readProblem(response);
			expect(problem).toMatchObject({ status: 422, code: 'validation_failed' });
			expect(problem.fields).toEqual([{ path: 'locale', code: 'picklist' }]);
		},
	);

	test('refuses a repeated language parameter', async () => {
		const problem = await readProblem(
			await ask(inLanguage(await address(), 'locale=it&locale=en')),
		);
		expect(problem.fields).toEqual([{ path: 'locale', code: 'picklist' }]);
	});
}

function answersConditionally(ask: Ask, address: Address): void {
	test('has a strong ETag and answers 304', async () => {
		const path = await address();
		const first = await ask(path);
		const etag = first.headers.get('etag') ?? '';
		expect(etag).toMatch(/^"[^"]+"$/);
		expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
		const again = await ask(path, { headers: { 'if-none-match': `"other", ${etag}` } });
		expect(again.status).toBe(304);
		expect(again.headers.get('etag')).toBe(etag);
		expect(await again.text()).toBe('');
		const stale = await ask(path, { headers: { 'if-none-match': '"other"' } });
		expect(stale.status).toBe(200);
	});
}

function toEntries(schema: v.GenericSchema<unknown, unknown>): object {
	return 'entries' in schema && typeof schema.entries === 'object' ? (schema.entries ?? {}) : {};
}
