import { basename } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { signReleasePass } from '#domain/security/release-pass.ts';
import { HOOK_SECRET } from './a-publisher.ts';
import type { PublisherPlace } from './publisher-place.ts';

const liveSchema = v.object({
	release_id: v.string(),
	release_before_id: v.string(),
	pages: v.object({ written: v.number(), gone: v.number(), list: v.array(v.string()) }),
});

/** Tests of the addresses of kept releases, on a running publisher. */
export function describeReleaseViews(getPlace: () => PublisherPlace): void {
	describe('a kept release, behind a signed address', () => {
		const HOUR_MS = 3_600_000;
		const basePath = (release: string, expires_at = Date.now() + HOUR_MS) =>
			`/preview/release/${signReleasePass([HOOK_SECRET], { release, expires_at })}`;
		const get = (path: string) => fetch(`${getPlace().publisher.url}${path}`);
		const companyPath = () => `/it/${getPlace().findCompany().slug}`;

		async function publishTwice() {
			const place = getPlace();
			const before = place.retitle();
			await place.publish(`view-${before}`);
			const after = place.retitle();
			const live = v.parse(liveSchema, await place.publish(`view-${after}`));
			return { before, after, live };
		}

		test('shows a changed page before and after, named by its address', async () => {
			const { before, after, live } = await publishTwice();
			expect(live.pages.list).toContain(companyPath());
			expect(live.pages.list.filter((page) => !page.startsWith('/') || /\./.test(page))).toEqual(
				[],
			);
			expect(live.pages.list).toHaveLength(live.pages.written + live.pages.gone);
			for (const [release, own, other] of [
				[live.release_before_id, before, after],
				[live.release_id, after, before],
			] as const) {
				const html = await (await get(basePath(release) + companyPath())).text();
				expect(html).toContain(`<h1`);
				expect(html).toContain(own);
				expect(html).not.toContain(other);
			}
		});

		test('is neither indexed nor cached, runs no script, and has its files', async () => {
			const base = basePath(basename((await getPlace().releases.current()) ?? ''));
			const answer = await get(base + companyPath());
			const html = await answer.text();
			expect(answer.status).toBe(200);
			expect(Object.fromEntries(answer.headers)).toMatchObject({
				'cache-control': 'no-store',
				'content-type': 'text/html; charset=utf-8',
				'x-frame-options': 'SAMEORIGIN',
				'x-robots-tag': 'noindex, nofollow',
				'content-security-policy': expect.stringMatching(
					/^default-src 'none'.*frame-ancestors 'self'$/,
				),
			});
			expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
			expect(html).not.toMatch(/<script|<[^>]*\sautofocus/);
			const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '';
			expect(sheet.startsWith(`${base}/_astro/`)).toBe(true);
			const style = await get(sheet);
			expect([style.status, style.headers.get('content-type')]).toEqual([
				200,
				'text/css; charset=utf-8',
			]);
			expect(style.headers.get('cache-control')).toBe('no-store');
			expect((await style.text()).length).toBeGreaterThan(1000);
			// Targets of links are not part of the picture.
			expect(html).toContain('href="/it/prodotti"');
		});

		test.each([
			[
				'of a page that it does not have',
				() => '/it/non-esiste',
				undefined,
				404,
				'la pagina non c’è',
			],
			['that has ended', companyPath, Date.now() - 1000, 401, 'è scaduto'],
		])('%s is explained', async (_case, path, expires_at, status, words) => {
			const release = basename((await getPlace().releases.current()) ?? '');
			const answer = await get(basePath(release, expires_at) + path());
			expect([answer.status, await answer.text()]).toEqual([
				status,
				expect.stringContaining(words),
			]);
		});

		test('that was deleted is explained', async () => {
			const answer = await get(`${basePath('1700000000000-unknown_')}/en/company`);
			expect([answer.status, await answer.text()]).toEqual([
				410,
				expect.stringContaining('This release of the site is no longer kept.'),
			]);
		});

		test('rejects a self-signed address', async () => {
			const release = basename((await getPlace().releases.current()) ?? '');
			const pass = { release, expires_at: Date.now() + HOUR_MS };
			const forged = signReleasePass(['whsec_b3RoZXI='], pass);
			expect((await get(`/preview/release/${forged}/it`)).status).toBe(401);
		});
	});
}
