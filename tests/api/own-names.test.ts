import { request } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { listen } from '../../src/server/platform/listen.ts';
import { aHost, isEmbedded, plainServices } from '../support/host.ts';

async function aListener(hostNames: readonly string[] = []) {
	const { db, dataDir, mediaDir } = await aHost();
	const siteUrl = 'https://www.livenza.example';
	const services = { ...plainServices(), siteUrl, hostNames: new Set(hostNames) };
	const { url, close } = await listen(createApp({ ...services, db, dataDir, mediaDir }), 0);
	onTestFinished(close);
	const { port } = new URL(url);
	return {
		port,
		/** Status and code of the answer to a request with a Host header. */
		asked: (host: string, path = '/api/healthz') =>
			new Promise<string>((resolve, reject) => {
				const options = { port, host: '127.0.0.1', path, headers: { host } };
				request(options, (response) => {
					let body = '';
					response.setEncoding('utf8').on('data', (piece) => (body += piece));
					response.on('end', () => {
						const { code = '' } = JSON.parse(body || '{}');
						resolve(`${response.statusCode} ${code}`.trim());
					});
				})
					.on('error', reject)
					.end();
			}),
	};
}

describe.runIf(isEmbedded)('the host answers requests', () => {
	test('for its own names, on any port of a tunnel', async () => {
		const { port, asked } = await aListener();
		for (const host of [
			`127.0.0.1:${port}`,
			`localhost:${port}`,
			'LOCALHOST:8080',
			'localhost',
			`[::1]:${port}`,
			'www.livenza.example',
			'www.livenza.example:443',
		]) {
			expect([host, await asked(host)]).toEqual([host, '200']);
		}
	});

	test('for no other name, even with public answers', async () => {
		const { port, asked } = await aListener();
		for (const host of [
			`evil.example:${port}`,
			'localhost.evil.example',
			'127.0.0.1.evil.example',
			'livenza.example',
			'192.0.2.1',
		]) {
			for (const path of ['/api/healthz', '/api/locales', '/media/300/x.webp', '/nothing']) {
				expect([host, await asked(host, path)]).toEqual([host, '403 forbidden']);
			}
		}
	});

	test.each(['evil.example@localhost', 'localhost/evil', 'localhost?evil'])(
		'not for an invalid name (%j)',
		async (host) => {
			const { asked } = await aListener();
			expect(await asked(host)).toMatch(/^40[03]/);
		},
	);

	test('for further names in its settings, or for any', async () => {
		const named = await aListener(['api.example']);
		expect(await named.asked('api.example:443')).toBe('200');
		expect(await named.asked('evil.example')).toBe('403 forbidden');
		const open = await aListener(['*']);
		expect(await open.asked('evil.example')).toBe('200');
	});
});
