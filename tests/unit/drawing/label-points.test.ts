import { expect, test } from 'vitest';
import { labelPoints } from '#drawing/label-points.ts';

test.each([
	['M10 20l30 0 0 40-30 0z', [[25, 20]]],
	[
		'M10 20l5-8 5 8zM100 50l10 0 0 10z',
		[
			[15, 12],
			[105, 50],
		],
	],
	['M7 9', [[7, 9]]],
	['', []],
])('numbers are above the middle of each part of %o', (path, points) => {
	expect(labelPoints(path)).toEqual(points);
});
