import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openLease, PublishedElsewhere } from '#publisher/leader/lease.ts';
import { HOOK_SECRET } from '../../support/a-publisher.ts';

type Answer = (response: ServerResponse) => void;

const FENCE = { fence: 7, leader_at: 'b:/data', lease_ms: 40 };
const say =
	(turn: string, more: object = {}): Answer =>
	(response) =>
		response.writeHead(200).end(JSON.stringify({ data: { turn, ...FENCE, ...more } }));
const refuse =
	(status: number, headers: Record<string, string> = {}): Answer =>
	(response) =>
		response.writeHead(status, headers).end();

/** A host that answers in turn, the last answer again and again, and a publisher that asks it. */
async function aHolder(...answers: Answer[]) {
	const asked: { is_ending: boolean }[] = [];
	const server = createServer((request, response) => {
		const chunks: Buffer[] = [];
		request.on('data', (chunk: Buffer) => chunks.push(chunk));
		request.on('end', () => {
			asked.push(JSON.parse(Buffer.concat(chunks).toString()));
			const answer = answers.length > 1 ? answers.shift() : answers[0];
			answer?.(response);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	const lines: string[] = [];
	const lost = Promise.withResolvers<string>();
	const lease = openLease({
		url: `http://127.0.0.1:${port}/api/publishing/lease`,
		secrets: [HOOK_SECRET],
		folder: '00000000-0000-4000-8000-000000000000',
		at: 'a:/data',
		hookUrl: null,
		log: (line) => void lines.push(line),
		onLost: lost.resolve,
	});
	onTestFinished(async () => {
		await lease.end();
		server.closeAllConnections();
		server.close();
	});
	return { ...lease, lines, lost: lost.promise, asked };
}

test('leads at once if the host has no leases', async () => {
	const holder = await aHolder(refuse(404));
	expect(await holder.lead()).toBeNull();
});

test('stands by until the leader is gone, and logs it once', async () => {
	vi.useFakeTimers({
		toFake: ['setTimeout', 'clearTimeout'],
		shouldAdvanceTime: true,
		advanceTimeDelta: 500,
	});
	onTestFinished(() => void vi.useRealTimers());
	const holder = await aHolder(say('waiting'), say('waiting'), say('leading'));
	expect(await holder.lead()).toBe(7);
	expect(holder.lines).toEqual(['publisher: standing by: b:/data leads']);
});

test('reports differing clocks if the host refuses for that, otherwise the secret', async () => {
	vi.useFakeTimers({
		toFake: ['setTimeout', 'clearTimeout'],
		shouldAdvanceTime: true,
		advanceTimeDelta: 500,
	});
	onTestFinished(() => void vi.useRealTimers());
	const hourAgo = new Date(Date.now() - 3_600_000).toUTCString();
	const holder = await aHolder(
		refuse(401, { date: hourAgo }),
		refuse(401),
		refuse(503),
		say('leading'),
	);
	expect(await holder.lead()).toBe(7);
	expect(holder.lines).toEqual([
		'publisher: the clocks of host and publisher are 60 minutes apart: let both keep time by NTP',
		'publisher: the host answered 401: BUILD_HOOK_SECRET is not that of the host',
		'publisher: the host answered 503',
	]);
});

test('continues while the host is down, and ends when another one leads', async () => {
	const holder = await aHolder(say('leading'), refuse(503), say('leading'), say('waiting'));
	expect(await holder.lead()).toBe(7);
	expect(await holder.lost).toBe('b:/data');
	expect(holder.asked).toHaveLength(4);
});

test('ends when its lease was renewed as a new one: another publisher led in between', async () => {
	const holder = await aHolder(say('leading'), say('leading', { fence: 9 }));
	expect(await holder.lead()).toBe(7);
	expect(await holder.lost).toBe('b:/data');
});

test('ends its lease after a renewal that is under way, which would take it again', async () => {
	const held = Promise.withResolvers<ServerResponse>();
	const holder = await aHolder(say('leading'), held.resolve, say('leading'));
	expect(await holder.lead()).toBe(7);
	const renewal = await held.promise;
	const ended = holder.end();
	// Whatever was sent before this question has arrived once it is answered.
	await holder.assertFolder();
	expect(holder.asked.some(({ is_ending }) => is_ending)).toBe(false);
	say('leading')(renewal);
	await ended;
	expect(holder.asked.at(-1)?.is_ending).toBe(true);
});

test('refuses to stand by for a publisher with another folder', async () => {
	const holder = await aHolder(say('elsewhere'));
	const refused =
		/^DATA_DIR: this shop is published by b:\/data, into another folder: set the same/;
	await expect(holder.assertFolder()).rejects.toThrow(refused);
	await expect(holder.lead()).rejects.toThrow(PublishedElsewhere);
});
