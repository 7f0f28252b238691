import { describe, expect, test } from 'vitest';
import type { ApiResult } from '#api/result.ts';
import type { ApiError } from '#contract/errors.ts';
import { createMailedLink } from '#state/mailed-link.ts';

const SECRET = 'Vb3kQ9-mZ_x7Lw2pRt8sYc';

/** A link with a fixed answer of its host, and the requests that it sent. */
function aLink(answer: ApiResult<{ outcome: string }>) {
	const asked: [token: string, wish: string][] = [];
	const link = createMailedLink(async (token: string, wish: string) => {
		asked.push([token, wish]);
		return answer;
	});
	return { ...link, asked };
}
const done = aLink({ ok: true, data: { outcome: 'confirmed' } });

describe('a mailed link', () => {
	test('is not used before the page reads its address', () => {
		expect(aLink({ ok: true, data: { outcome: 'ended' } }).$state.get()).toEqual({
			status: 'unread',
		});
	});

	test.each([
		[`#${SECRET}`, 'ready'],
		['', 'missing'],
		['#', 'missing'],
		['#main', 'missing'],
		[`#${SECRET}%20`, 'missing'],
		[`#${'x'.repeat(201)}`, 'missing'],
	])('with the fragment "%s" is %s', (hash, status) => {
		done.read(hash);
		expect(done.$state.get()).toEqual({ status });
	});

	test('sends no request without a secret', async () => {
		const link = aLink({ ok: true, data: { outcome: 'ended' } });
		link.read('#main');
		await link.follow('end');
		expect(link.asked).toEqual([]);
		expect(link.$state.get()).toEqual({ status: 'missing' });
	});

	test('sends one request for a double press', async () => {
		const link = aLink({ ok: true, data: { outcome: 'ended' } });
		link.read(`#${SECRET}`);
		const [first, second] = [link.follow('end'), link.follow('end_all')];
		expect(link.$state.get()).toEqual({ status: 'pending' });
		await Promise.all([first, second]);
		expect(link.asked).toEqual([[SECRET, 'end']]);
	});
});

describe('an answer', () => {
	async function readDescription(answer: ApiResult<{ outcome: string }>) {
		const link = aLink(answer);
		link.read(`#${SECRET}`);
		await link.follow('confirm');
		return link.$state.get();
	}

	test('is final, with the host’s data', async () => {
		const data = { outcome: 'already_confirmed' };
		expect(await readDescription({ ok: true, data })).toEqual({ status: 'done', data });
	});

	test.each([
		['that nobody knows the secret is an end too', 404, 'not_found', 'not_found'],
		['that it is no secret at all reads the same', 422, 'validation_failed', 'not_found'],
		['of too many tries may be asked again', 429, 'too_many_requests', 'failed'],
		['of a host in trouble may be asked again', 503, 'unavailable', 'failed'],
	] as const)('%s', async (_, status, code, shown) => {
		const error: ApiError = { code, status, fields: [] };
		expect(await readDescription({ ok: false, error })).toEqual({ status: shown });
	});

	test.each<ApiError>([
		{ code: 'network', detail: '' },
		{ code: 'timeout', after_ms: 10_000 },
	])('that is missing ($code) can be retried', async (error) => {
		expect(await readDescription({ ok: false, error })).toEqual({ status: 'failed' });
	});
});
