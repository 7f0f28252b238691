import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { printFaultSchema } from '#contract/publishing/reports.ts';
import { BuildError } from '#content/source/build-error.ts';
import { PageFault } from '#publisher/pages/checks.ts';
import { EdgesBehind } from '#publisher/edges/edges-behind.ts';
import { BuildFailed, findFault } from '#publisher/fault.ts';
import { NetlifyError } from '#publisher/netlify/api.ts';

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

describe('the reason for a failed publication', () => {
	test.each([
		['a link of a text', new BuildError('page "p" (it) links to news "n"'), 'content_unfit'],
		['no answer', new BuildError('GET /api/pages: no answer', { isHostAway: true }), 'host_away'],
		['a full disk', full, 'disk_full'],
		['a full disk further down', new Error('not written', { cause: full }), 'disk_full'],
		['a whole build', new BuildFailed('the whole build failed'), 'build_failed'],
		['the CDN', new NetlifyError('status 503', 503), 'cdn_refused'],
		['an edge', new EdgesBehind([{ name: 'edge-2', is: 'behind', what: null }]), 'edge_behind'],
		['a bug', new TypeError('x is not a function'), 'unexpected'],
		['something thrown that is no error', 'x', 'unexpected'],
	])('is classified: %s', (_, cause, code) => {
		const what = cause instanceof Error ? cause.message : cause;
		expect(findFault(cause)).toEqual({ page: null, code, what, where: null });
	});

	test('names a page with its issue', () => {
		expect(findFault(new PageFault('it/azienda.html', 'dead_link', '/it/nulla'))).toMatchObject({
			code: 'dead_link',
			where: '/it/nulla',
		});
	});

	test.each([
		['a link', new PageFault('it/azienda.html', 'dead_link', `/it/${'x'.repeat(3_000)}`)],
		['an answer of the host', new BuildError(`GET /api/pages: ${'x'.repeat(9_000)}`)],
	])('is shortened to fit a report: %s', (_, cause) => {
		const fault = findFault(cause);
		expect(v.is(printFaultSchema, fault)).toBe(true);
		expect([fault.what, fault.where].join(' ')).toMatch(/\/.*x{1900}…/);
	});

	test('is recognised from a bundle with a class of its own', () => {
		class BuildErrorOfBundle extends Error {
			override name = 'BuildError';
			isHostAway = true;
		}
		expect(findFault(new BuildErrorOfBundle('GET /api/pages')).code).toBe('host_away');
	});
});
