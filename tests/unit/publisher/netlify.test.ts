import { expect, test } from 'vitest';
import { PAGE } from '../edge/a-store.ts';
import { aDeployer } from './a-deployer.ts';

const RULES = { _headers: '/*\n  X-A: 1\n', _redirects: '/old /it 301\n' };

test('the first deploy uploads everything, rules included, and is then served', async () => {
	const { publish, deploy, netlify, lines } = await aDeployer();
	const { id } = await publish(RULES);
	expect(await deploy(id)).toBe(true);
	expect(netlify.paths()).toEqual([
		'/_astro/a.1.js',
		'/_headers',
		'/_redirects',
		'/index.html',
		'/it.html',
	]);
	expect(netlify.serve('/it.html')).toBe(PAGE);
	expect(netlify.serve('/_headers')).toMatch(/^\/\*\n {2}X-A: 1\n\/\*\n {2}Strict-Transport/);
	expect(netlify.serve('/_redirects')).toMatch(/^\/old \/it 301\n/);
	expect(lines).toEqual([`publisher: deployed release ${id} to Netlify, 5 of 5 files sent`]);
});

test('the next one uploads only changes, twenty seconds after the first', async () => {
	const { publish, deploy, netlify, waits } = await aDeployer();
	await deploy((await publish(RULES)).id);
	const before = netlify.uploads();
	await deploy((await publish({ 'it.html': 'nuova', 'ja.html': PAGE })).id);
	expect(netlify.calls.filter((call) => call.startsWith('PUT')).slice(before)).toEqual([
		'PUT /deploys/deploy-2/files/it.html',
	]);
	expect([netlify.serve('/it.html'), netlify.serve('/ja.html')]).toEqual(['nuova', PAGE]);
	const between = waits.filter((wait) => wait > 5_000);
	expect(between).toHaveLength(1);
	expect(between[0]).toBeLessThanOrEqual(20_000);
});

test('a served release is not deployed again', async () => {
	const { publish, deploy, start, netlify } = await aDeployer();
	const { id } = await publish();
	await deploy(id);
	const { length } = netlify.calls;
	expect(await deploy(id)).toBe(false);
	// Nor by a process that was started since.
	expect(await start().deploy(id)).toBe(false);
	expect(netlify.calls).toHaveLength(length);
});

test('five files are uploaded at once', async () => {
	const { publish, deploy, netlify } = await aDeployer();
	const pages = Array.from({ length: 40 }, (_, place) => [`p/${place}.html`, `page ${place}`]);
	netlify.gather(5);
	await deploy((await publish(Object.fromEntries(pages))).id);
	expect(netlify.mostAtOnce()).toBe(5);
	expect(netlify.serve('/p/39.html')).toBe('page 39');
});

test('file names are URL-encoded', async () => {
	const { publish, deploy, netlify } = await aDeployer();
	await deploy((await publish({ 'ja/会社 1.html': 'a' })).id);
	expect(netlify.serve('/ja/会社 1.html')).toBe('a');
	await expect(deploy((await publish({ 'it/#1.html': 'a' })).id)).rejects.toThrow('it/#1.html');
});

test('a rollback restores its deploy, and forward again', async () => {
	const { publish, deploy, netlify } = await aDeployer();
	const [first, second] = [await publish(), await publish({ 'it.html': 'nuova' })];
	await deploy(first.id);
	await deploy(second.id);
	const before = netlify.uploads();
	await deploy(first.id);
	expect([netlify.liveId(), netlify.serve('/it.html')]).toEqual(['deploy-1', PAGE]);
	await deploy(second.id);
	expect([netlify.liveId(), netlify.serve('/it.html')]).toEqual(['deploy-2', 'nuova']);
	expect(netlify.uploads()).toBe(before);
	expect(netlify.calls.filter((call) => call.startsWith('POST'))).toEqual([
		'POST /sites/livenza-site/deploys',
		'POST /sites/livenza-site/deploys',
		'POST /sites/livenza-site/deploys/deploy-1/restore',
		'POST /sites/livenza-site/deploys/deploy-2/restore',
	]);
});

test('a rollback to a deleted deploy is created from digests, without uploads', async () => {
	const { publish, deploy, netlify } = await aDeployer();
	const [first, second] = [await publish(), await publish({ 'it.html': 'nuova' })];
	await deploy(first.id);
	await deploy(second.id);
	netlify.forget('deploy-1');
	const before = netlify.uploads();
	await deploy(first.id);
	expect(netlify.serve('/it.html')).toBe(PAGE);
	expect(netlify.uploads()).toBe(before);
});

test('a deleted release is refused', async () => {
	const { deploy, netlify } = await aDeployer();
	await expect(deploy('1700000000000-unknown_')).rejects.toThrow('does not exist');
	expect(netlify.calls).toEqual([]);
});
