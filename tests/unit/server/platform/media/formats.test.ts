import { expect, test } from 'vitest';
import { negotiate } from '../../../../../src/server/platform/media/formats.ts';

test.each([
	['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
	['image/webp,*/*;q=0.8', 'webp'],
	['IMAGE/WEBP', 'webp'],
	['image/avif;q=0,image/webp;q=0.1', 'webp'],
	['image/avif;q=0', 'jpeg'],
	['*/*', 'jpeg'],
	['', 'jpeg'],
	[undefined, 'jpeg'],
	[',;,q=1', 'jpeg'],
	['image/avif;q=x', 'jpeg'],
] as const)('Accept %s gets %s', (accept, format) => {
	expect(negotiate(accept)).toBe(format);
});
