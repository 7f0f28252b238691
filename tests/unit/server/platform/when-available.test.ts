import { expect, test } from 'vitest';
import { whenAvailable } from '../../../../src/server/platform/db/when-available.ts';
import { StartError } from '#errors/start-error.ts';
import { Unavailable } from '#server/kernel/unavailable.ts';

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** A step that fails with these errors before it succeeds. */
function aStep(failures: readonly Error[]) {
	const left = [...failures];
	return async () => {
		const failure = left.shift();
		if (failure) throw failure;
		return 'done';
	};
}

test('a step is repeated while the database is down, with a log line', async () => {
	const said: string[] = [];
	const wrapped = new StartError('Migration failed', { cause: refused() });
	const done = await whenAvailable(aStep([refused(), wrapped]), (line) => said.push(line));
	expect(done).toBe('done');
	expect(said).toEqual([
		'start: database unreachable (connect ECONNREFUSED); trying again',
		'start: database unreachable (connect ECONNREFUSED); trying again',
	]);
});

test('a step is repeated when a file store ended an answer early', async () => {
	const said: string[] = [];
	const early = new Unavailable('the file store ended a.pdf early, expected 9 bytes');
	await expect(whenAvailable(aStep([early]), (line) => said.push(line))).resolves.toBe('done');
	expect(said).toEqual(['start: the file store ended a.pdf early, expected 9 bytes; trying again']);
});

test.each([
	['what is no outage fails at once', [new StartError('Seed: a rule')], undefined, 'Seed'],
	['an outage that lasts fails', [refused()], 0, 'ECONNREFUSED'],
] as const)('%s', async (_what, failures, limit_ms, said) => {
	await expect(whenAvailable(aStep(failures), () => undefined, limit_ms)).rejects.toThrow(said);
});
