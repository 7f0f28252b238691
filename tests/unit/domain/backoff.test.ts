import { expect, test } from 'vitest';
import { waitAfter } from '#domain/security/backoff.ts';

test.each([
	[0, 0],
	[9, 0],
	[10, 1],
	[11, 2],
	[12, 4],
	[15, 32],
	[16, 60],
	[5_000, 60],
])(
	'after %i failures, the tenth of which causes the first wait, it is %i seconds',
	(failures, wait_s) => {
		expect(waitAfter(failures, { free: 10, longest_s: 60 })).toBe(wait_s);
	},
);
