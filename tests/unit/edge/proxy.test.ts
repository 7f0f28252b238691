import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { aHost, echo } from './a-proxied-host.ts';
import { CLIENT, anEdge } from './a-site.ts';

const JSON_BODY = JSON.stringify({ data: 'ruote '.repeat(300) });

const sendJson = (_request: IncomingMessage, response: ServerResponse) => {
	response.writeHead(200, { 'content-type': 'application/json', etag: '"v1"' });
	response.end(JSON_BODY);
};

test.each(['/api/menus?filter[id]=1|2', '/media/300/a.avif', '/api/a%2Fb', '/api'])(
	'%s reaches the API host unchanged',
	async (path) => {
		const { site } = await aHost(echo);
		const answer = await (await site.get(path)).json();
		expect(answer.url).toBe(new URL(path, 'http://h').href.slice('http://h'.length));
	},
);

test('bodies and methods are passed on', async () => {
	const { site } = await aHost(echo);
	const request = new Request('http://shop.test/api/forms', { method: 'POST', body: 'a=1' });
	const answer = await (await site.send(request)).json();
	expect([answer.method, answer.body]).toEqual(['POST', 'a=1']);
});

test('the client’s address comes from the connection, not from its headers', async () => {
	const { site } = await aHost(echo);
	const request = new Request('http://shop.test/api/x', {
		headers: {
			'x-forwarded-for': '6.6.6.6',
			'x-forwarded-host': 'evil.test',
			'x-forwarded-proto': 'ftp',
			'x-forwarded-anything': 'x',
			'x-real-ip': '6.6.6.6',
			'x-nf-client-connection-ip': '6.6.6.6',
			forwarded: 'for=6.6.6.6',
			cookie: 'a=1',
		},
	});
	const { headers } = await (await site.send(request, { ...CLIENT, protocol: 'https' })).json();
	expect(headers).toMatchObject({
		'x-forwarded-for': '192.0.2.7',
		'x-forwarded-host': 'shop.test',
		'x-forwarded-proto': 'https',
		cookie: 'a=1',
	});
	expect(
		Object.keys(headers).filter((name) => /anything|real-ip|x-nf|^forwarded/.test(name)),
	).toEqual([]);
});

test.each([
	['a visitor', '192.0.2.7', false],
	['a balancer on this machine', '127.0.0.1', true],
])('the request id from %s', async (_who, address, isKept) => {
	const { site } = await aHost(echo);
	const request = new Request('http://shop.test/api/x', {
		headers: { 'x-request-id': 'given-12345' },
	});
	const answer = await site.send(request, { ...CLIENT, address });
	const id = (await answer.json()).headers['x-request-id'];
	expect(id === 'given-12345').toBe(isKept);
	expect(id).toMatch(/^[\w-]{8,}$/);
});

test('a TLS proxy on this machine sets the client’s address', async () => {
	const { site } = await aHost(echo);
	const request = new Request('http://shop.test/api/x', {
		headers: { 'x-forwarded-for': '6.6.6.6, 192.0.2.9', 'x-real-ip': '6.6.6.6' },
	});
	const client = { ...CLIENT, address: '127.0.0.1' };
	const { headers } = await (await site.send(request, client)).json();
	expect(headers['x-forwarded-for']).toBe('6.6.6.6, 192.0.2.9');
	expect(headers['x-real-ip']).toBeUndefined();
});

test.each([
	['a trusted balancer', '10.0.0.5', ['10.0.0.5'], '192.0.2.9'],
	['a trusted balancer over IPv6', '::ffff:10.0.0.5', ['10.0.0.5'], '192.0.2.9'],
	['any', '203.0.113.4', ['*'], '192.0.2.9'],
	['another machine', '10.0.0.6', ['10.0.0.5'], '10.0.0.6'],
])('the visitor’s address from %s', async (_who, address, trustedProxies, visitor) => {
	const { apiOrigin } = await aHost(echo);
	const site = await anEdge({}, { apiOrigin, trustedProxies });
	const request = new Request('http://shop.test/api/x', {
		headers: { 'x-forwarded-for': '192.0.2.9' },
	});
	const { headers } = await (await site.send(request, { ...CLIENT, address })).json();
	expect(headers['x-forwarded-for']).toBe(visitor);
});

test('hop-by-hop headers are dropped', async () => {
	const { site } = await aHost((request, response) => {
		response.writeHead(200, { connection: 'x-secret', 'x-secret': '1', 'x-open': '1' });
		response.end(JSON.stringify(request.headers));
	});
	const response = await site.get('/api/x', { te: 'trailers', 'proxy-authorization': 'x' });
	expect([response.headers.get('x-secret'), response.headers.get('x-open')]).toEqual([null, '1']);
	const sent = await response.json();
	expect([sent.te, sent['proxy-authorization']]).toEqual([undefined, undefined]);
});

test('statuses, redirects and every cookie are returned unchanged', async () => {
	const { site } = await aHost((_request, response) => {
		response.writeHead(303, { location: '/it/login', 'set-cookie': ['a=1', 'b=2'] });
		response.end();
	});
	const response = await site.get('/api/x');
	expect([response.status, response.headers.get('location')]).toEqual([303, '/it/login']);
	expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test('page headers are not added to answers of the API', async () => {
	const { site } = await aHost(sendJson);
	expect((await site.get('/api/x')).headers.has('x-frame-options')).toBe(false);
});

test.each([
	['br', brotliDecompressSync],
	['gzip', gunzipSync],
] as const)('answers are compressed with %s', async (encoding, unpack) => {
	const { site } = await aHost(sendJson);
	const response = await site.get('/api/x', { 'accept-encoding': encoding });
	expect(response.headers.get('content-encoding')).toBe(encoding);
	expect(response.headers.get('vary')).toBe('Accept-Encoding');
	expect(response.headers.get('etag')).toBe('W/"v1"');
	expect(response.headers.has('content-length')).toBe(false);
	const bytes = Buffer.from(await response.arrayBuffer());
	expect(bytes.length).toBeLessThan(200);
	expect(unpack(bytes).toString()).toBe(JSON_BODY);
});

test('an answer is not compressed for a client without encodings', async () => {
	const { site } = await aHost(sendJson);
	const response = await site.get('/api/x');
	expect([response.headers.get('content-encoding'), response.headers.get('etag')]).toEqual([
		null,
		'"v1"',
	]);
	expect(await response.text()).toBe(JSON_BODY);
});

test('pictures are not compressed', async () => {
	const { site } = await aHost((_request, response) => {
		response.writeHead(200, { 'content-type': 'image/avif', 'content-length': '4' });
		response.end('abcd');
	});
	const { headers } = await site.get('/media/300/a', { 'accept-encoding': 'br' });
	expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([null, '4']);
});

test('a compressed answer is decompressed for such a client', async () => {
	const { site } = await aHost((_request, response) => {
		const packed = gzipSync(JSON_BODY);
		response.writeHead(200, {
			'content-type': 'text/plain',
			'content-encoding': 'gzip',
			'content-length': packed.length,
		});
		response.end(packed);
	});
	const response = await site.get('/api/x');
	expect(response.headers.get('content-encoding')).toBeNull();
	expect(response.headers.get('content-length')).toBeNull();
	expect(await response.text()).toBe(JSON_BODY);
});

test('an unchanged answer is a 304', async () => {
	const { site } = await aHost((request, response) => {
		response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 200, { etag: '"v1"' });
		response.end();
	});
	const headers = { 'if-none-match': '"v1"', 'accept-encoding': 'br' };
	expect((await site.get('/api/x', headers)).status).toBe(304);
});

test('an answer is streamed: its start arrives before its end is written', async () => {
	const { promise, resolve } = Promise.withResolvers<true>();
	const { site } = await aHost((_request, response) => {
		response.writeHead(200, { 'content-type': 'application/octet-stream' });
		response.write('start');
		void promise.then(() => response.end('end'));
	});
	const reader = (await site.get('/media/x')).body?.getReader();
	const first = await reader?.read();
	expect(Buffer.from(first?.value ?? []).toString()).toBe('start');
	resolve(true);
	expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('end');
});

test('an upload longer than the answer time limit is passed on in full', async () => {
	const limitMs = 1_200;
	const { site } = await aHost(echo, limitMs);
	const started = performance.now();
	let sent = 0;
	const body = new ReadableStream<Uint8Array>({
		async pull(controller) {
			// A slow connection: all pieces together take longer than the host's limit for an
			// answer, none does alone.
			await new Promise((resolve) => setTimeout(resolve, limitMs / 5));
			controller.enqueue(new TextEncoder().encode(`piece ${sent} `));
			sent += 1;
			if (sent === 6) controller.close();
		},
	});
	const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
	const response = await site.send(new Request('http://shop.test/api/forms', init));
	expect(performance.now() - started).toBeGreaterThan(limitMs);
	expect(response.status).toBe(200);
	const { body: received } = v.parse(v.object({ body: v.string() }), await response.json());
	expect(received).toContain('piece 5');
});

test('the build’s rules lead to the API host without an origin', async () => {
	const { apiOrigin } = await aHost(echo);
	const site = await anEdge({ _redirects: `/api/* ${apiOrigin}/api/:splat 200!\n` });
	const answer = await (await site.get('/api/menus?a=1')).json();
	expect(answer.url).toBe('/api/menus?a=1');
});

test('only API and media paths are proxied', async () => {
	const { site } = await aHost(echo);
	expect(await (await site.get('/it')).text()).toBe('home it');
	expect((await site.get('/apis')).status).toBe(404);
});

test.each(['br', 'gzip', 'identity'])('HEAD has the headers of GET (%s)', async (encoding) => {
	const { site } = await aHost((_request, response) => {
		const length = Buffer.byteLength(JSON_BODY);
		response.writeHead(200, { 'content-type': 'application/json', 'content-length': length });
		response.end(JSON_BODY);
	});
	const listHeaders = async (method: string) => {
		const { headers } = await site.get('/api/x', { 'accept-encoding': encoding }, method);
		return Object.fromEntries([...headers].filter(([name]) => name !== 'date'));
	};
	const head = await listHeaders('HEAD');
	expect(head).toEqual(await listHeaders('GET'));
	expect(head['content-encoding'] ?? 'identity').toBe(encoding);
});
