import { expect, test } from 'vitest';
import { toReason } from '#errors/start-error.ts';

/** Copies an error as the queue's library passes on those of its workers. */
const toCopy = (error: Error) => ({ ...error, message: error.message, stack: error.stack });
const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test.each([
	['an error', new Error('no room\n  at line 2'), 'no room'],
	['an error without words', new TypeError(), 'TypeError'],
	['several errors', new AggregateError([refused()]), 'connect ECONNREFUSED'],
	['a copy of an error', toCopy(refused()), 'connect ECONNREFUSED'],
	['a copy without words', toCopy(Object.assign(new Error(), { code: '57P01' })), '57P01'],
	['a text', 'stopped\nbadly', 'stopped'],
	['an object of another kind', { job: 'a@example.com', tries: 2 }, 'an object with job, tries'],
	['an object of nothing', {}, 'an object with nothing'],
	['nothing', undefined, 'undefined'],
])('the reason of %s is reported in one line, without its values', (_, cause, reason) => {
	expect(toReason(cause)).toBe(reason);
});
