import { expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { FILES, readDist } from '../support/site.ts';

test('summaries of endpoints are in the API description, not sent to browsers', () => {
	const scripts = FILES.filter((file) => /^_astro\/.*\.js$/.test(file));
	expect(scripts.length).toBeGreaterThan(0);
	const sent = scripts.flatMap((file) => {
		const code = readDist(file);
		return Object.values(ENDPOINTS).flatMap(({ summary }) =>
			code.includes(summary) ? [`${file}: ${summary}`] : [],
		);
	});
	expect(sent).toEqual([]);
});
