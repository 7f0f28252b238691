import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aNetlify, SITE, TOKEN } from './a-netlify.ts';
import { isReportOfType, REPORTS, type PublisherPlace } from './publisher-place.ts';

/** Tests of a publisher whose visitors are served by Netlify. */
export function describeNetlify(getPlace: () => PublisherPlace): void {
	describe('with a Netlify token', () => {
		test('deploys the current release at the start', async () => {
			const place = getPlace();
			const netlify = await aNetlify();
			await place.publisher.stop();
			const told = place.host.nextTold(REPORTS, isReportOfType('site.deployed'));
			const origin = { NETLIFY_API_ORIGIN: netlify.url };
			await place.restart({ NETLIFY_TOKEN: TOKEN, NETLIFY_SITE_ID: SITE, ...origin });
			expect(await told).toMatchObject({
				release_id: basename((await place.releases.current()) ?? ''),
				fault: null,
			});
			const page = `/it/${place.findCompany().slug}.html`;
			expect(netlify.serve(page)).toBe(await place.companyPage());
			expect(netlify.serve('/_headers')).toContain('Content-Security-Policy');
			expect(netlify.serve('/_redirects')).toContain('/it/* /it/404.html 404');
			const { length } = netlify.paths();
			expect(place.publisher.said()).toContain(`${length} of ${length} files sent`);
			expect(place.publisher.said()).not.toContain(TOKEN);
			await place.publisher.stop();
			await place.restart();
		});

		test('refuses to start without a site, and does not repeat the token', async () => {
			const place = getPlace();
			await place.publisher.stop();
			await expect(place.restart({ NETLIFY_TOKEN: TOKEN })).rejects.toThrow(
				/NETLIFY_SITE_ID: required with NETLIFY_TOKEN\n$/,
			);
			await place.restart();
		});
	});
}
