import { request as httpRequest } from 'node:http';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { and, eq, like } from 'drizzle-orm';
import { createApp } from '../../src/server/app.ts';
import {
	afterAll,
	beforeAll,
	beforeEach,
	describe,
	expect,
	onTestFinished,
	test,
	vi,
} from 'vitest';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { rate_counters } from '../../src/server/platform/limits/tables.ts';
import { submissions } from '../../src/server/forms/tables.ts';
import { cleanUpCounters, takeInTurn, takeOne } from '../../src/server/platform/limits/limit.ts';
import { listen } from '../../src/server/platform/listen.ts';
import { problemOf } from '../support/host-conformance.ts';
import { isEmbedded, openOwnHost, plainServices, type OwnHost } from '../support/host.ts';
import { aPdf, submitForm } from '../support/submit-form.ts';

const MB = 1024 * 1024;
const BOUNDARY = 'x-boundary-x';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

const headOf = (name: string, fileName?: string) =>
	`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${
		fileName === undefined ? '' : `; filename="${fileName}"`
	}\r\n\r\n`;

/** A body that begins with a head and never ends; tells how much of it was asked for. */
function endless(head: string) {
	const state = { sent: 0, isCancelled: false };
	const stream = new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(Buffer.from(head)),
		pull(controller) {
			state.sent += 64 * 1024;
			controller.enqueue(new Uint8Array(64 * 1024).fill(120));
		},
		cancel() {
			state.isCancelled = true;
		},
	});
	return { stream, state };
}

/** A body that begins and then waits until it is ended. */
function stalled() {
	let end: () => void = () => undefined;
	const stream = new ReadableStream<Uint8Array>({
		start(controller) {
			controller.enqueue(Buffer.from(headOf('proof_of_purchase', 'x.pdf')));
			end = () => controller.close();
		},
	});
	return { stream, end: () => end() };
}

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

describe.runIf(isEmbedded)('too much', () => {
	test.each([
		['file', headOf('proof_of_purchase', 'a.pdf'), MULTIPART, 26 * MB],
		['file that no field asks for', headOf('other', 'a.pdf'), MULTIPART, 26 * MB],
		['text', headOf('message'), MULTIPART, MB],
		['beginning', '', MULTIPART, 26 * MB],
		['part of names', `--${BOUNDARY}\r\n`, MULTIPART, MB],
		['list of pairs', 'message=', 'application/x-www-form-urlencoded', 2 * MB],
	])('an endless %s is read no further than it may go', async (_, head, type, most) => {
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
			expect(await problemOf(response)).toMatchObject({ status: 413, code: 'payload_too_large' });
		},
	);

	test('a length that is announced is enough to refuse it', async () => {
		const { stream, state } = endless(headOf('message'));
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
		// What is left of the body must not be taken for the next request of a proxy.
		expect(response.headers.get('connection')).toBe('close');
		expect(await problemOf(response)).toMatchObject({ code: 'payload_too_large' });
	});

	test('nobody’s mailbox is filled with receipts', async () => {
		for (let turn = 0; turn < 22; turn += 1) {
			const response = await submitForm(host.ask, 'contact', {
				values: { email: 'victim@mail.example' },
			});
			expect(response.status).toBe(200);
		}
		const sent = await host.db.select().from(mails).where(eq(mails.to, 'victim@mail.example'));
		expect(sent).toHaveLength(20);
		expect(await host.db.select().from(submissions)).toHaveLength(22);
	});

	test('with its length announced is read to its end, so that its sender sees the answer', async () => {
		const { stream, state } = endless(headOf('message'));
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
		expect(await problemOf(response)).toMatchObject({ code: 'payload_too_large' });
		expect(state.sent).toBeGreaterThanOrEqual(10 * MB);
	});

	test('of a call that takes less is not begun where its length says so', async () => {
		const { stream, state } = endless('{"serial_number":"');
		const init: RequestInit & { duplex: 'half' } = {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'content-length': `${MB}` },
			body: stream,
			duplex: 'half',
		};
		const response = await host.ask('/api/warranty-checks', init);
		expect(await problemOf(response)).toMatchObject({ code: 'payload_too_large' });
		expect(state.isCancelled).toBe(false);
	});

	test('may be sent on after the answer: the connection is not broken off', async () => {
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
		await vi.waitFor(() => expect(heard).toContain('413 '));
		// Longer than the library's patience.
		await new Promise((resolve) => setTimeout(resolve, 700));
		socket.write(Buffer.alloc(length, 'x'));
		socket.write(`GET /api/healthz HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
		await vi.waitFor(() => expect(heard).toContain(' 200 OK'), 10_000);
	});

	test('files that are small enough alone are too much together', async () => {
		const pdf = () =>
			aPdf('a.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9 * MB)]));
		const response = await submitForm(host.ask, 'ops-warranty', {
			values: { proof_of_purchase: [pdf(), pdf(), pdf()] },
		});
		expect(await problemOf(response)).toMatchObject({ status: 413 });
		expect(await incoming()).toEqual([]);
	});

	test('is answered over a real connection too, before all of it was sent', async () => {
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
			sending.write(headOf('proof_of_purchase', 'a.pdf'));
			more();
		});
		expect(status).toBe(413);
	});
});

describe.runIf(isEmbedded)('a body that makes no sense', () => {
	test.each([
		['cut off', `${headOf('message')}Testo`],
		['without a name', `--${BOUNDARY}\r\ncontent-type: text/plain\r\n\r\nx\r\n--${BOUNDARY}--`],
		['of another boundary', '--other\r\n\r\n--other--'],
		['empty', ''],
	])('%s is refused', async (_, body) => {
		expect(await problemOf(await post(body, MULTIPART))).toMatchObject({
			status: 422,
			fields: [{ path: '', code: 'body' }],
		});
	});

	test.each([
		'application/json',
		'text/plain',
		'multipart/form-data',
		'multipart/mixed; boundary=x',
	])('%s is no kind of body for a form', async (type) => {
		expect(await problemOf(await post('{}', type))).toMatchObject({
			status: 415,
			code: 'unsupported_media_type',
		});
	});
});

describe.runIf(isEmbedded)('connections that stand still', () => {
	test('of one address leave room for others, and for itself once they end', async () => {
		const opened: ReturnType<typeof stalled>[] = [];
		const answers = Array.from({ length: 12 }, () => {
			const body = stalled();
			opened.push(body);
			return post(body.stream, MULTIPART);
		});
		const refused = await Promise.race(answers);
		expect(await problemOf(refused)).toMatchObject({ code: 'too_many_requests' });
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

describe.runIf(isEmbedded)('a limit', () => {
	const rule = { name: 'test', limit: 3, window_s: 60 };
	const at = (time: string) => new Date(`2025-06-15T10:${time}Z`);

	test('allows so many in a window, says how long to wait, and begins anew', async () => {
		const { db } = host;
		for (const time of ['00:10', '00:20', '00:30.500']) {
			expect(await takeOne(db, rule, 'a', at(time))).toEqual({ isAllowed: true });
		}
		expect(await takeOne(db, rule, 'a', at('00:40'))).toEqual({
			isAllowed: false,
			retryAfter_s: 20,
		});
		expect(await takeOne(db, rule, 'b', at('00:40'))).toEqual({ isAllowed: true });
		expect(await takeOne(db, rule, 'a', at('01:00'))).toEqual({ isAllowed: true });
	});

	test('that stops a sender takes nothing from what his neighbours share', async () => {
		const { db } = host;
		const shared = { name: 'test.shared', limit: 5, window_s: 60 };
		const ask = (subject: string) =>
			takeInTurn(
				db,
				[
					{ rule, subject },
					{ rule: shared, subject: 'network' },
				],
				at('00:10'),
			);
		for (let turn = 0; turn < 10; turn += 1) await ask('a');
		expect(await ask('b')).toEqual({ isAllowed: true });
		expect(await ask('b')).toEqual({ isAllowed: true });
		expect(await ask('b')).toMatchObject({ isAllowed: false });
	});

	test('of files is not used up by who solved nothing', async () => {
		const network = '203.0.113.0/24';
		const headers = { 'x-forwarded-for': '203.0.113.8' };
		for (let turn = 0; turn < 3; turn += 1) {
			const response = await submitForm(host.ask, 'careers', { captcha: 'x', headers });
			expect(await problemOf(response)).toMatchObject({ code: 'captcha_failed' });
		}
		const counted = () =>
			host.db
				.select({ rule: rate_counters.rule, count: rate_counters.count })
				.from(rate_counters)
				.where(and(eq(rate_counters.subject, network), like(rate_counters.rule, 'form-files.%')));
		expect(await counted()).toEqual([]);
		expect((await submitForm(host.ask, 'careers', { headers })).status).toBe(200);
		expect(await counted()).toEqual([{ rule: 'form-files.network', count: 1 }]);
	});

	test('holds against fifty at once', async () => {
		const { db } = host;
		const taken = await Promise.all(
			Array.from({ length: 50 }, () => takeOne(db, rule, 'a', at('00:10'))),
		);
		expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(3);
	});

	test('forgets windows that are long over', async () => {
		const { db } = host;
		await takeOne(db, rule, 'a', at('00:10'));
		await cleanUpCounters(db, new Date('2025-06-17T09:00:00Z'));
		expect(await db.select().from(rate_counters)).toHaveLength(1);
		await cleanUpCounters(db, new Date('2025-06-17T11:00:00Z'));
		expect(await db.select().from(rate_counters)).toEqual([]);
	});

	test('of submissions is counted for each address', async () => {
		const headers = { 'x-forwarded-for': '203.0.113.7' };
		await host.db.insert(rate_counters).values({
			rule: 'form.address',
			subject: '203.0.113.7',
			window_start: new Date('2025-06-15T10:00:00Z'),
			count: 6_000,
		});
		const refused = await submitForm(host.ask, 'contact', { headers, captcha: null });
		expect(refused.headers.get('retry-after')).toBe('600');
		expect(await problemOf(refused)).toMatchObject({ status: 429, code: 'too_many_requests' });
		expect((await submitForm(host.ask, 'contact')).status).toBe(200);
	});
});
