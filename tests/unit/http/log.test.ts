import { describe, expect, test } from 'vitest';
import { openLog } from '../../../src/http/log.ts';
import { redact } from '../../../src/http/redact.ts';
import { inRequest, requestIdFrom } from '../../../src/http/request-id.ts';

async function aLog(isTTY: boolean) {
	const written: string[] = [];
	const log = await openLog('host', { isTTY, write: (text) => written.push(text) });
	return { log, written };
}

describe('a line of the log', () => {
	test('is JSON for machines: level, time, process, request, component and object', async () => {
		const { log, written } = await aLog(false);
		inRequest('balancer-0001', () =>
			log('mail order.paid: try 3 failed', { level: 'warn', component: 'mail', object: 'm1' }),
		);
		log('bare');
		const [first = {}, second = {}] = written.map((line) => JSON.parse(line));
		expect(first).toEqual({
			...{ level: 'warn', process: 'host', request_id: 'balancer-0001' },
			...{ component: 'mail', object: 'm1', msg: 'mail order.paid: try 3 failed' },
			time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
		});
		expect(Object.keys(second)).toEqual(['level', 'time', 'process', 'msg']);
		expect(written.every((line) => line.endsWith('\n') && !line.slice(0, -1).includes('\n'))).toBe(
			true,
		);
	});

	test('is text in a terminal', async () => {
		const { log, written } = await aLog(true);
		log('the database is away', { level: 'warn', component: 'database' });
		expect(written.join('')).toMatch(/WARN.*\[host\] the database is away/);
		expect(written.join('')).not.toContain('{');
	});

	test.each([
		['to anna.piave+shop@mail.example failed', 'to [email] failed'],
		[
			'postgres://shop:geheim@db.example/shop refused',
			'postgres://[login]@db.example/shop refused',
		],
		['key sk_live_51HxYz and whsec_abc/def=', 'key [key] and [key]'],
		['Authorization: Bearer abcdefgh12345', 'Authorization: Bearer [key]'],
		['GET /x?token=abc123&page=2', 'GET /x?token=[value]&page=2'],
		['IBAN IT60 X054 2811 1010 0000 0123 456', 'IBAN [iban]'],
		['call +39 0438 123456 today', 'call [phone] today'],
		['at /app/node_modules/@hono/node-server/dist/index.js:12:3', null],
		['connect ECONNREFUSED 127.0.0.1:5432', null],
		['state of 2026-11-30T10:00:00.123Z, 1234567 rows', null],
	])('redacts personal data: %s', (line, expected) => {
		expect(redact(line)).toBe(expected ?? line);
	});
});

describe('the id of a request', () => {
	test.each([
		['balancer-0001', true],
		['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', true],
		['short', false],
		['has a space in it', false],
		['line\nforged-entry', false],
		['x'.repeat(65), false],
		['', false],
		[undefined, false],
	])('%j from a proxy is accepted: %s', (given, isKept) => {
		const id = requestIdFrom(given);
		expect(id === given).toBe(isKept);
		expect(id).toMatch(/^[\w.:-]{8,64}$/);
	});
});
