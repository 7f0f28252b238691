import type { RequestListener } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callApi } from '#api/call-api.ts';
import { hasMedia } from '#api/has-media.ts';
import { describeError } from '#api/result.ts';
import { retryAfterSeconds } from '#api/retry-after.ts';
import { ask } from '#content/source/ask.ts';
import { assertPictures } from '#content/pictures/pictures.ts';
import { listLocales } from '#contract/content/endpoints.ts';
import { LOCALES } from '#contract/locales.ts';
import { aServer, json } from '../../support/a-server.ts';
import { aPage, aSite } from '../../support/factories-content.ts';

const refusing =
	(status: number, retryAfter?: string): RequestListener =>
	(_, response) =>
		response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end();
const broken: RequestListener = (_, response) => void response.destroy();
const there: RequestListener = (_, response) => void response.writeHead(200).end();
const good = json({ data: [] });

/** Duration of a piece of work, in milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
	const started = performance.now();
	await work();
	return performance.now() - started;
}

describe('Retry-After', () => {
	test.each([
		['0', 0],
		['60', 60],
		[null, undefined],
		['soon', undefined],
		['-5', undefined],
		['Wed, 21 Oct 2015 07:28:00 GMT', undefined],
	])('%s is %s seconds', (header, seconds) => {
		expect(retryAfterSeconds(header)).toBe(seconds);
	});

	test('may be a date', () => {
		const inAMinute = new Date(Date.now() + 60_000).toUTCString();
		expect(retryAfterSeconds(inAMinute)).toBeGreaterThan(55);
		expect(retryAfterSeconds(inAMinute)).toBeLessThanOrEqual(60);
	});
});

describe('a rate limit or an unready host', () => {
	test.each([429, 503])('is retried after its %i', async (status) => {
		const { url, calls } = await aServer(refusing(status, '1'), good);
		const took = await timed(async () => {
			expect(await callApi(listLocales, { baseUrl: url })).toEqual({ ok: true, data: [] });
		});
		expect(calls()).toBe(2);
		expect(took).toBeGreaterThanOrEqual(990);
	});

	test('is retried at once for zero seconds', async () => {
		const { url, calls } = await aServer(refusing(429, '0'), refusing(429, '0'), good);
		expect(await callApi(listLocales, { baseUrl: url })).toEqual({ ok: true, data: [] });
		expect(calls()).toBe(3);
	});

	test('is retried with the default delay without a header', async () => {
		const { url, calls } = await aServer(refusing(429), good);
		expect(await callApi(listLocales, { baseUrl: url })).toEqual({ ok: true, data: [] });
		expect(calls()).toBe(2);
	});

	test('is retried earlier when the delay exceeds the time limit', async () => {
		const { url, calls } = await aServer(refusing(429, '3600'));
		const result = await callApi(listLocales, { baseUrl: url, longestWaitMs: 50 });
		expect(result.ok ? '' : describeError(result.error)).toBe(
			'status 429 too_many_requests, asks to wait 3600 s',
		);
		expect(calls()).toBe(3);
	});
});

describe('a picture is requested like everything else', () => {
	test.each<[string, RequestListener]>([
		['the connection breaks', broken],
		['the host fails', refusing(500)],
		['the host is not ready', refusing(503, '0')],
		['the host was asked too often', refusing(429, '0')],
	])('%s twice, then found', async (_, failing) => {
		const { url, calls } = await aServer(failing, failing, there);
		expect(await hasMedia('a.webp', { baseUrl: url })).toEqual({ ok: true, data: null });
		expect(calls()).toBe(3);
	});

	test('a missing one is requested once', async () => {
		const { url, calls } = await aServer(refusing(404));
		expect(await hasMedia('a.webp', { baseUrl: url })).toMatchObject({
			ok: false,
			error: { code: 'not_found', status: 404 },
		});
		expect(calls()).toBe(1);
	});
});

describe('pictures of a site', () => {
	const media = { file: 'a.webp', alt: '', width: 100, height: 50 };
	const site = aSite((locale) => ({ pages: [aPage('home', locale, { slug: 'home', media })] }));
	const check = async (...answers: RequestListener[]) => {
		const { url } = await aServer(...answers);
		process.env.API_BASE_URL = url;
		onTestFinished(() => void delete process.env.API_BASE_URL);
		await assertPictures(site);
	};

	test('survive a short failure of the host', async () => {
		await check(broken, refusing(500), there);
	});

	test.each<[string, RequestListener, string]>([
		['is lost', refusing(404), '404'],
		['fails for good', refusing(500), '500'],
	])('stop the build when one %s', async (_, answer, said) => {
		await expect(check(answer)).rejects.toThrow(`page "home" (it) names picture "a.webp": ${said}`);
	});
});

/** Fake host that can answer one request at a time, slowly. */
function withRoomForOne(answer: RequestListener): RequestListener {
	let isTaken = false;
	return (request, response) => {
		if (isTaken) return refusing(503, '1')(request, response);
		isTaken = true;
		setTimeout(() => {
			isTaken = false;
			answer(request, response);
		}, 20);
	};
}

test('a host that cannot serve five languages at once is asked one by one', async () => {
	const { url } = await aServer(withRoomForOne(good));
	process.env.API_BASE_URL = url;
	onTestFinished(() => void delete process.env.API_BASE_URL);
	const answers = await Promise.all(LOCALES.map((locale) => ask(listLocales, locale)));
	expect(answers).toEqual(LOCALES.map(() => []));
});
