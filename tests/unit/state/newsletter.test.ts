import { describe, expect, test } from 'vitest';
import type { ApiError } from '#contract/errors.ts';
import { $newsletterLink, readLink, stateOf } from '#state/newsletter.ts';

const SECRET = 'Vb3kQ9-mZ_x7Lw2pRt8sYc';

describe('a mailed link', () => {
	test.each([
		[`#${SECRET}`, 'ready'],
		['', 'missing'],
		['#', 'missing'],
		['#main', 'missing'],
		[`#${SECRET}%20`, 'missing'],
		[`#${'x'.repeat(201)}`, 'missing'],
	])('with the fragment "%s" is %s', (hash, status) => {
		readLink(hash);
		expect($newsletterLink.get()).toEqual({ status });
	});
});

describe('an answer', () => {
	test.each([
		'confirmed',
		'already_confirmed',
		'expired',
		'unsubscribed',
		'already_unsubscribed',
	] as const)('%s is the end of it', (outcome) => {
		expect(stateOf({ ok: true, data: { outcome } })).toEqual({ status: 'done', outcome });
	});

	test.each([
		['that nobody knows the secret is an end too', 404, 'not_found', 'not_found'],
		['that it is no secret at all reads the same', 422, 'validation_failed', 'not_found'],
		['of too many tries may be asked again', 429, 'too_many_requests', 'failed'],
		['of a host in trouble may be asked again', 503, 'unavailable', 'failed'],
	] as const)('%s', (_, status, code, shown) => {
		const error: ApiError = { code, status, fields: [] };
		expect(stateOf({ ok: false, error })).toEqual({ status: shown });
	});

	test.each<ApiError>([
		{ code: 'network', detail: '' },
		{ code: 'timeout', after_ms: 10_000 },
	])('that never came ($code) may be asked again', (error) => {
		expect(stateOf({ ok: false, error })).toEqual({ status: 'failed' });
	});
});
