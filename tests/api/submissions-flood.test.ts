import { request as httpRequest } from 'node:http';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createApp } from '../../src/server/app.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { rate_counters } from '../../src/server/platform/limits/tables.ts';
import { submissions } from '../../src/server/forms/tables.ts';
import { listen } from '../../src/server/platform/listen.ts';
import { readProblem } from '../support/host-conformance.ts';
import { isEmbedded, openOwnHost, plainServices, type OwnHost } from '../support/host.ts';
import { aPdf, submitForm } from '../support/submit-form.ts';
import { BOUNDARY, endless, toHead, MB, MULTIPART, stalled } from '../support/bodies.ts';

function post(body: BodyInit, type: string, form = 'ops-warranty') {
	const init: RequestInit & { duplex: 'half' } = {
		method: 'POST',
		headers: { 'content-type': type },
		body,
		duplex: 'half',
	};
	return host.ask(`/api/forms/${form}/submissions`, init);
}

let host: OwnHost;
beforeAll(async () => {
	if (isEmbedded) host = await openOwnHost();
});
afterAll(() => host?.close());
beforeEach(async () => {
	if (!isEmbedded) return;
	await host.db.delete(submissions);
	await host.db.delete(rate_counters);
});

const incoming = () => readdir(join(host.dataDir, 'uploads', 'incoming'));

describe.runIf(isEmbedded)('an oversized request', () => {
	test.each([
		['file', toHead('proof_of_purchase', 'a.pdf'), MULTIPART, 26 * MB],
		['file that no field asks for', toHead('other', 'a.pdf'), MULTIPART, 26 * MB],
		['text', toHead('message'), MULTIPART, MB],
		['beginning', '', MULTIPART, 26 * MB],
		['part of names', `--${BOUNDARY}\r\n`, MULTIPART, MB],
		['list of pairs', 'message=', 'application/x-www-form-urlencoded', 2 * MB],
	])('an endless %s is cut off at the limit', async (_, head, type, most) => {
		const { stream, state } = endless(head);
		const response = await post(stream, type);
		expect([413, 422]).toContain(response.status);
		expect(state.sent).toBeLessThanOrEqual(most + MB);
		expect(state.isCancelled).toBe(true);
		expect(await host.db.select().from(submissions)).toEqual([]);
		if (type === MULTIPART && head.includes('proof')) expect(await incoming()).toEqual([]);
	});

	test.each([['message'], ['first_name'], ['unknown'], ['_captcha']])(
		'10 MB of text in %s are refused',
		async (name) => {
			const response = await submitForm(host.ask, 'contact', {
				values: { [name]: 'x'.repeat(10 * MB) },
				...(name === '_captcha' ? { captcha: 'x'.repeat(10 * MB) } : {}),
			});
			expect(await readProblem(response)).toMatchObject({ status: 413, code: 'payload_too_large' });
		},
	);

	test('a Content-Length beyond the limit is refused at once', async () => {
		const { stream, state } = endless(toHead('message'));
		const response = await host.ask('/api/forms/contact/submissions', {
			method: 'POST',
			headers: { 'content-type': MULTIPART, 'content-length': String(100 * MB) },
			body: stream,
			...{ duplex: 'half' },
		});
		expect(response.status).toBe(413);
		expect(state.sent).toBeLessThan(MB);
	});

	test('more than 200 parts are refused', async () => {
		const values = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`field_${n}`, 'x']));
		const response = await submitForm(host.ask, 'contact', { values });
		// The rest of the body must not be taken for the next request of a proxy.
		expect(response.headers.get('connection')).toBe('close');
		expect(await readProblem(response)).toMatchObject({ code: 'payload_too_large' });
	});

	test('with a Content-Length is read to its end, so that its sender sees the answer', async () => {
		const { stream, state } = endless(toHead('message'));
		let left = 10 * MB;
		const body = stream.pipeThrough(
			new TransformStream<Uint8Array, Uint8Array>({
				transform(piece, controller) {
					left -= piece.byteLength;
					if (left > 0) controller.enqueue(piece);
					else controller.terminate();
				},
			}),
		);
		const init: RequestInit & { duplex: 'half' } = {
			method: 'POST',
			headers: { 'content-type': MULTIPART, 'content-length': `${10 * MB}` },
			body,
			duplex: 'half',
		};
		const response = await host.ask('/api/forms/contact/submissions', init);
		expect(await readProblem(response)).toMatchObject({ code: 'payload_too_large' });
		expect(state.sent).toBeGreaterThanOrEqual(10 * MB);
	});

	test('to a call with a lower limit is refused by its Content-Length', async () => {
		const { stream, state } = endless('{"serial_number":"');
		const init: RequestInit & { duplex: 'half' } = {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'content-length': `${MB}` },
			body: stream,
			duplex: 'half',
		};
		const response = await host.ask('/api/warranty-checks', init);
		expect(await readProblem(response)).toMatchObject({ code: 'payload_too_large' });
		expect(state.isCancelled).toBe(false);
	});

	test('may be sent on after the answer: the connection stays open', async () => {
		const { db, dataDir, mediaDir } = host;
		const listener = await listen(createApp({ ...plainServices(), db, dataDir, mediaDir }), 0);
		onTestFinished(() => listener.close());
		const { port, hostname } = new URL(listener.url);
		const socket = connect(Number(port), hostname);
		onTestFinished(() => void socket.destroy());
		let heard = '';
		socket.on('data', (piece) => (heard += piece.toString('latin1')));
		const length = 30 * MB;
		socket.write(
			`POST /api/forms/contact/submissions HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: ${MULTIPART}\r\ncontent-length: ${length}\r\n\r\n`,
		);
		await expect.poll(() => heard).toContain('413 ');
		// Longer than the library's timeout.
		await new Promise((resolve) => setTimeout(resolve, 700));
		socket.write(Buffer.alloc(length, 'x'));
		socket.write(`GET /api/healthz HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
		await expect.poll(() => heard).toContain(' 200 OK');
	});

	test('files within their own limits can exceed the total', async () => {
		const pdf = () =>
			aPdf('a.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9 * MB)]));
		const response = await submitForm(host.ask, 'ops-warranty', {
			values: { proof_of_purchase: [pdf(), pdf(), pdf()] },
		});
		expect(await readProblem(response)).toMatchObject({ status: 413 });
		expect(await incoming()).toEqual([]);
	});

	test('is answered over a real connection before all of it was sent', async () => {
		const { db, dataDir, mediaDir } = host;
		const listener = await listen(createApp({ ...plainServices(), db, dataDir, mediaDir }), 0);
		onTestFinished(() => listener.close());
		const status = await new Promise((resolve, reject) => {
			const sending = httpRequest(`${listener.url}/api/forms/ops-warranty/submissions`, {
				method: 'POST',
				headers: { 'content-type': MULTIPART },
			});
			const piece = Buffer.alloc(64 * 1024, 'x');
			const more = () => {
				while (sending.writable && sending.write(piece));
			};
			sending.on('drain', more).on('error', reject);
			sending.on('response', (response) => {
				sending.off('error', reject).on('error', () => undefined);
				resolve(response.statusCode);
				response.resume();
				sending.destroy();
			});
			sending.write(toHead('proof_of_purchase', 'a.pdf'));
			more();
		});
		expect(status).toBe(413);
	});
});

describe.runIf(isEmbedded)('a malformed body', () => {
	test.each([
		['cut off', `${toHead('message')}Testo`],
		['without a name', `--${BOUNDARY}\r\ncontent-type: text/plain\r\n\r\nx\r\n--${BOUNDARY}--`],
		['of another boundary', '--other\r\n\r\n--other--'],
		['empty', ''],
	])('%s is refused', async (_, body) => {
		expect(await readProblem(await post(body, MULTIPART))).toMatchObject({
			status: 422,
			fields: [{ path: '', code: 'body' }],
		});
	});

	test.each([
		'application/json',
		'text/plain',
		'multipart/form-data',
		'multipart/mixed; boundary=x',
	])('a form refuses %s', async (type) => {
		expect(await readProblem(await post('{}', type))).toMatchObject({
			status: 415,
			code: 'unsupported_media_type',
		});
	});
});

describe.runIf(isEmbedded)('idle connections', () => {
	test('from one address leave room for others, and for itself once they end', async () => {
		const opened: ReturnType<typeof stalled>[] = [];
		const answers = Array.from({ length: 12 }, () => {
			const body = stalled();
			opened.push(body);
			return post(body.stream, MULTIPART);
		});
		const refused = await Promise.race(answers);
		expect(await readProblem(refused)).toMatchObject({ code: 'too_many_requests' });
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

		const elsewhere = await submitForm(host.ask, 'contact', {
			headers: { 'x-forwarded-for': '192.0.2.77' },
		});
		expect(elsewhere.status).toBe(200);

		for (const { end } of opened) end();
		await Promise.all(answers);
		expect((await submitForm(host.ask, 'contact')).status).toBe(200);
	});
});
