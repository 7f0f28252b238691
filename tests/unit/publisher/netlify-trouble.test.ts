import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { NetlifyError } from '#publisher/netlify/api.ts';
import { TOKEN } from '../../support/a-netlify.ts';
import { PAGE } from '../edge/a-store.ts';
import { aDeployer } from './a-deployer.ts';

const isUpload = (method: string) => method === 'PUT';

describe('limits', () => {
	test.each([
		['Retry-After in seconds', { 'retry-after': '42' }, 42_000],
		[
			'the end of the minute',
			{ 'x-ratelimit-reset': String(Date.UTC(2026, 10, 23) / 1000 + 30) },
			30_000,
		],
		['nothing', {}, 60_000],
	])('a rate limit is waited for, by %s', async (_case, headers, wait) => {
		const { publish, deploy, netlify, waits } = await aDeployer();
		let refusals = 0;
		netlify.intervene(() => ((refusals += 1) === 1 ? { status: 429, headers } : undefined));
		const { id } = await publish();
		await deploy(id);
		expect(waits[0]).toBe(wait);
		expect(netlify.serve('/it.html')).toBe(PAGE);
	});

	test('a permanent rate limit fails with the reason', async () => {
		const { publish, deploy, netlify } = await aDeployer();
		netlify.intervene(() => ({ status: 429, message: 'API rate limit exceeded' }));
		const { id } = await publish();
		await expect(deploy(id)).rejects.toThrow('Netlify: HTTP 429: API rate limit exceeded');
		expect(netlify.calls).toHaveLength(10);
	});
});

describe('uploads', () => {
	test.each([500, 502, 401, 408])('that fail twice with HTTP %s are retried', async (status) => {
		const { publish, deploy, netlify, waits } = await aDeployer();
		let failures = 0;
		netlify.intervene((method, path) =>
			isUpload(method) && path.endsWith('it.html') && (failures += 1) <= 2 ? { status } : undefined,
		);
		await deploy((await publish()).id);
		expect(netlify.serve('/it.html')).toBe(PAGE);
		expect(waits.filter((wait) => wait === 3_000)).toHaveLength(1);
	});

	test('that are refused permanently end the deploy, and nothing of it is served', async () => {
		const { publish, deploy, netlify } = await aDeployer();
		await deploy((await publish()).id);
		const stop = netlify.intervene((method) =>
			isUpload(method) ? { status: 422, message: 'did not match deploy' } : undefined,
		);
		const { id } = await publish({ 'it.html': 'nuova' });
		await expect(deploy(id)).rejects.toThrow('Netlify: HTTP 422: did not match deploy');
		expect(netlify.serve('/it.html')).toBe(PAGE);
		// The next try resumes the deploy that was begun.
		stop();
		await deploy(id);
		expect([netlify.liveId(), netlify.serve('/it.html')]).toEqual(['deploy-2', 'nuova']);
	});
});

test('killed during a deploy, the next process resumes it', async () => {
	const { publish, deploy, breakOff, start, netlify } = await aDeployer();
	const pages = Array.from({ length: 20 }, (_, place) => [`p/${place}.html`, `page ${place}`]);
	const { id } = await publish(Object.fromEntries(pages));
	const stop = netlify.intervene((method) => {
		if (!isUpload(method) || netlify.uploads() < 10) return undefined;
		breakOff.abort(new Error('killed'));
		return null;
	});
	await expect(deploy(id)).rejects.toThrow('killed');
	expect(netlify.liveId()).toBeNull();
	stop();
	const [before, sent] = [netlify.calls.length, netlify.uploads()];
	await start().deploy(id);
	expect(netlify.calls.slice(before).filter((call) => call.startsWith('POST'))).toEqual([]);
	expect([netlify.liveId(), netlify.serve('/p/19.html')]).toEqual(['deploy-1', 'page 19']);
	expect(netlify.uploads() - sent).toBeLessThan(20);
});

test('a deploy that fails at Netlify is reported with its reason, and restarted by the next', async () => {
	const { publish, deploy, netlify } = await aDeployer();
	const { id } = await publish();
	const stop = netlify.intervene((method) => {
		if (isUpload(method)) netlify.fail('deploy-1', 'Failed during stage "deploying site"');
		return undefined;
	});
	await expect(deploy(id)).rejects.toThrow('Netlify: Failed during stage "deploying site"');
	stop();
	await deploy(id);
	expect([netlify.liveId(), netlify.serve('/it.html')]).toEqual(['deploy-2', PAGE]);
});

test('a deploy that never becomes ready fails after a quarter of an hour', async () => {
	const { publish, deploy, netlify, waits } = await aDeployer();
	const { id } = await publish();
	netlify.intervene((method, path) => {
		if (method === 'GET' && path.endsWith('deploy-1')) netlify.stall('deploy-1');
		return undefined;
	});
	await expect(deploy(id)).rejects.toThrow('Netlify: the deploy stays in state new');
	expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(15 * 60_000);
});

test.each([
	['with nobody there', { token: TOKEN }, /^Netlify: fetch failed: connect ECONNREFUSED/],
	['with another token', { token: 'nfp_wrong' }, /^Netlify: HTTP 401: Access Denied$/],
])('%s the reason is reported, without the secret', async (_case, given, message) => {
	const { publish, deploy, netlify } = await aDeployer(given);
	const { id } = await publish();
	if (given.token === TOKEN) await netlify.close();
	const failure: unknown = await deploy(id).catch((cause: unknown) => cause);
	if (!(failure instanceof NetlifyError)) throw new Error('it did not fail');
	expect(failure.message).toMatch(message);
	expect(inspect(failure, { depth: 9 })).not.toMatch(new RegExp(`${TOKEN}|nfp_wrong`));
});
