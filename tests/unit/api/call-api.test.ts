import type { RequestListener } from 'node:http';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { callApi, TIMEOUT_MS, TRIES } from '#api/call-api.ts';
import { callUrl } from '#api/call-url.ts';
import { sendingMs } from '#api/send-body.ts';
import { describeError, type ApiResult } from '#api/result.ts';
import { getMenu, getSettings, listLocales, listPriceLists } from '#contract/content/endpoints.ts';
import type { ApiError } from '#contract/errors.ts';
import type { LocaleEntry } from '#contract/content/locale-entry.ts';
import { confirmSubscription } from '#contract/newsletter/subscriptions.ts';
import { aServer, json, text } from '../../support/a-server.ts';
import { UNKNOWN_LANGUAGE } from '../../support/unknown-language.ts';

const ITALIAN = { code: 'it', name: 'Italiano', iso: 'it-IT', file: 'it.json' };

const good = json({ data: [ITALIAN] });
const broken: RequestListener = (_, response) => void response.destroy();
const silent: RequestListener = () => undefined;

/** Long enough for an answer on a busy machine, and for a call to reach its server. */
const LIMIT_MS = 800;

const call = (baseUrl: string, timeoutMs?: number) =>
	callApi(listLocales, { baseUrl, ...(timeoutMs && { timeoutMs }) });

describe('a call that succeeds', () => {
	test('returns parsed data, typed by the endpoint', async () => {
		const { url, calls } = await aServer(good);
		const result = await call(url);
		expectTypeOf(result).toEqualTypeOf<ApiResult<LocaleEntry[]>>();
		expect(result).toEqual({ ok: true, data: [ITALIAN] });
		expect(calls()).toBe(1);
	});

	test('drops fields unknown to the contract', async () => {
		const { url } = await aServer(json({ data: [{ ...ITALIAN, flag: '🇮🇹' }], meta: {} }));
		expect(await call(url)).toEqual({ ok: true, data: [ITALIAN] });
	});

	test('requests JSON with parameters and query in the address', async () => {
		const asked: unknown[] = [];
		const { url } = await aServer((request, response) => {
			asked.push([request.method, request.url, request.headers.accept]);
			response.end('{}');
		});
		await callApi(getMenu, { baseUrl: url, params: { slug: 'a b/c' }, query: { locale: 'ja' } });
		expect(asked).toEqual([['GET', '/api/menus/a%20b%2Fc?locale=ja', 'application/json']]);
	});

	test('sends its body as JSON, once, whatever the answer', async () => {
		const sent: unknown[] = [];
		const { url, calls } = await aServer(async (request, response) => {
			const parts: Buffer[] = [];
			for await (const part of request) parts.push(part);
			sent.push([request.method, request.headers['content-type'], `${Buffer.concat(parts)}`]);
			response.writeHead(503).end();
		});
		const token = 'a-token-of-twenty-characters';
		const result = await callApi(confirmSubscription, { baseUrl: url, body: { token } });
		expect(result).toMatchObject({ ok: false, error: { status: 503 } });
		expect(sent).toEqual([['POST', 'application/json', JSON.stringify({ token })]]);
		expect(calls()).toBe(1);
	});

	test('to the page’s own origin needs no host', () => {
		expect(callUrl(getSettings, { baseUrl: '' })).toBe('/api/settings');
		expect(callUrl(listPriceLists, { baseUrl: '', query: { country: 'IT' } })).toBe(
			'/api/price-lists?country=IT',
		);
	});
});

describe('a call that may succeed later is attempted three times', () => {
	test('three attempts, ten seconds each', () => {
		expect([TRIES, TIMEOUT_MS]).toEqual([3, 10_000]);
	});

	test.each<[string, RequestListener]>([
		['the connection breaks', broken],
		['the host fails', json({}, 500)],
		['the host is not ready', json({}, 503)],
		['the host takes too long', silent],
	])('%s twice, then an answer', async (_, failing) => {
		const { url, calls } = await aServer(failing, failing, good);
		expect(await call(url, LIMIT_MS)).toEqual({ ok: true, data: [ITALIAN] });
		expect(calls()).toBe(3);
	});

	test.each<[string, RequestListener, unknown]>([
		['network', broken, { code: 'network', detail: expect.stringMatching(/\w/) }],
		['timeout', silent, { code: 'timeout', after_ms: LIMIT_MS }],
		['internal', text('<h1>Oops</h1>', 502), { code: 'internal', status: 502, fields: [] }],
		[
			'unavailable',
			json({ type: 'about:blank', status: 503, code: 'unavailable' }, 503),
			{ code: 'unavailable', status: 503, fields: [] },
		],
	])('three times, then an error: %s', async (_, failing, error) => {
		const { url, calls } = await aServer(failing);
		expect(await call(url, LIMIT_MS)).toEqual({ ok: false, error });
		expect(calls()).toBe(3);
	});

	test('an endless answer exceeds the time limit, too', async () => {
		const { url, calls } = await aServer((_, response) => {
			response.writeHead(200).write('{"data":[');
		});
		const error = { code: 'timeout', after_ms: LIMIT_MS };
		expect(await call(url, LIMIT_MS)).toEqual({ ok: false, error });
		expect(calls()).toBe(3);
	});

	test('a refused connection', async () => {
		const { url, close } = await aServer(good);
		await close();
		expect(await call(url)).toEqual({
			ok: false,
			error: { code: 'network', detail: `connect ECONNREFUSED ${new URL(url).host}` },
		});
	});
});

describe('a permanent failure is not retried', () => {
	const problem = (code: string, status: number, fields?: unknown) =>
		json({ type: 'about:blank', status, code, ...(fields ? { fields } : {}) }, status);

	test.each<[string, RequestListener, unknown]>([
		[
			'a refusal names the fields',
			problem('validation_failed', 422, [{ path: 'locale', code: 'invalid' }]),
			{ code: 'validation_failed', status: 422, fields: [{ path: 'locale', code: 'invalid' }] },
		],
		['nothing there', problem('not_found', 404), { code: 'not_found', status: 404, fields: [] }],
		['a 404 of something else', text('nginx', 404), { code: 'not_found', status: 404, fields: [] }],
		['no JSON', text('<html>'), wrong('answer', 'expected JSON, got "<html>"')],
		[
			'half of it',
			text('{"data":[{"code"'),
			wrong('answer', 'expected JSON, got "{\\"data\\":[{\\"code\\""'),
		],
		['nothing at all', text(''), wrong('answer', 'expected JSON, got ""')],
		['no envelope', json([ITALIAN]), wrong('data', 'expected "data", got undefined')],
		['a null', json(null), wrong('answer', 'expected Object, got null')],
		['null in the envelope', json({ data: null }), wrong('data', 'expected Array, got null')],
		[
			'a field that is missing, deep inside',
			json({ data: [ITALIAN, { ...ITALIAN, iso: undefined }] }),
			wrong('data.1.iso', 'expected "iso", got undefined'),
		],
		[
			'a field of another type',
			json({ data: [{ ...ITALIAN, name: 7 }] }),
			wrong('data.0.name', 'expected string, got 7'),
		],
		[
			'a choice that the contract does not offer',
			json({ data: [{ ...ITALIAN, code: UNKNOWN_LANGUAGE }] }),
			wrong('data.0.code', expect.stringMatching(/^expected .*"ja".*, got "tlh"$/)),
		],
	])('%s', async (_, answer, error) => {
		const { url, calls } = await aServer(answer);
		expect(await call(url)).toEqual({ ok: false, error });
		expect(calls()).toBe(1);
	});

	function wrong(path: string, detail: unknown) {
		return { code: 'wrong_shape', path, detail };
	}
});

test.each<[ApiError, string]>([
	[{ code: 'network', detail: 'connect ECONNREFUSED' }, 'no answer: connect ECONNREFUSED'],
	[{ code: 'timeout', after_ms: 10_000 }, 'no answer within 10 s'],
	[{ code: 'wrong_shape', path: 'data.0.name', detail: 'expected a' }, 'data.0.name: expected a'],
	[{ code: 'internal', status: 500, fields: [] }, 'status 500 internal'],
])('described in words: %o', (error, words) => {
	expect(describeError(error)).toBe(words);
});

describe('a rate-limited call', () => {
	const problem = JSON.stringify({ type: 'about:blank', status: 429, code: 'too_many_requests' });

	test.each([
		['60', 60],
		[undefined, undefined],
		['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
	])('reports when to retry if the host does (%s)', async (header, seconds) => {
		const { url } = await aServer((_, response) => {
			response.writeHead(429, header ? { 'retry-after': header } : {}).end(problem);
		});
		const result = await call(url);
		expect(result.ok ? null : 'retry_after_s' in result.error && result.error.retry_after_s).toBe(
			seconds ?? false,
		);
	});

	test('is recognised by its status when a CDN answers', async () => {
		const { url } = await aServer(text('<html>', 429));
		expect(await call(url)).toMatchObject({ ok: false, error: { code: 'too_many_requests' } });
	});
});

test('a body has half a minute, and more the larger it is', () => {
	expect(sendingMs(0)).toBe(30_000);
	expect(sendingMs(25_000_000)).toBeGreaterThan(600_000);
});
