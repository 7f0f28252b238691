import { expect, onTestFinished, test, vi } from 'vitest';
import { openVersions } from '#publisher/previews/preview-versions.ts';

/** A draft at its host, on a clock that the test moves. */
function aDraft() {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
	onTestFinished(() => void vi.useRealTimers());
	let version: string | null = '1';
	let asked = 0;
	const versions = openVersions(async () => {
		asked += 1;
		const response = new Response(version ?? 'gone', { status: version === null ? 410 : 200 });
		return { version, response };
	});
	const { signal } = new AbortController();
	return {
		versions: (known: string | null, given = signal) => versions('token', known, given),
		save: (next: string | null) => void (version = next),
		asked: () => asked,
	};
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
async function isPending(answer: Promise<Response>): Promise<boolean> {
	const nothing = Symbol('nothing');
	return (await Promise.race([answer, Promise.resolve(nothing)])) === nothing;
}

test('a client without a version, or with another one, is answered at once', async () => {
	const { versions } = aDraft();
	expect(await (await versions(null)).text()).toBe('1');
	expect(await (await versions('0')).text()).toBe('1');
});

test('a client with the version is answered within a tenth of a second after the next save', async () => {
	const { versions, save } = aDraft();
	const answer = versions('1');
	await pass(5_000);
	expect(await isPending(answer)).toBe(true);
	save('2');
	await pass(100);
	expect(await isPending(answer)).toBe(false);
	expect(await (await answer).text()).toBe('2');
});

test('a deleted draft is reported as soon', async () => {
	const { versions, save } = aDraft();
	const answer = versions('1');
	await pass(500);
	save(null);
	await pass(100);
	expect((await answer).status).toBe(410);
});

test('a request without a change is answered after twenty seconds', async () => {
	const { versions } = aDraft();
	const answer = versions('1');
	await pass(21_000);
	expect(await (await answer).text()).toBe('1');
});

test('the host is polled once for all viewers, and rarely without edits', async () => {
	const { versions, asked } = aDraft();
	const watching = Array.from({ length: 20 }, () => versions('1'));
	await pass(1_000);
	expect(asked()).toBeLessThan(20);
	await pass(20_000);
	await Promise.all(watching);
	for (let minute = 0; minute < 3; minute += 1) {
		const answer = versions('1');
		await pass(21_000);
		await answer;
	}
	const before = asked();
	const answer = versions('1');
	await pass(10_000);
	expect(asked() - before).toBeLessThanOrEqual(21);
	await pass(11_000);
	await answer;
});

test('the host is not polled for a closed connection', async () => {
	const { versions, asked } = aDraft();
	const left = new AbortController();
	const answer = versions('1', left.signal);
	await pass(300);
	left.abort();
	await pass(100);
	await answer;
	const before = asked();
	await pass(5_000);
	expect(asked()).toBe(before);
});
