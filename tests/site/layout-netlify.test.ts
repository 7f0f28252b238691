import { expect, onTestFinished, test } from 'vitest';
import { getSiteState, listReleases, serveRelease } from '#contract/publishing/publications.ts';
import { SITE } from '../support/a-netlify.ts';
import { hasPooler } from '../support/a-pooler.ts';
import { placedIn, readyBuyer } from '../support/buyer.ts';
import { signedIn } from '../support/desk.ts';
import { readData } from '../support/host-conformance.ts';
import type { Ask } from '../support/host.ts';
import { openNetlifyLayout } from '../support/layout-netlify.ts';
import {
	ARRIVES,
	askAt,
	COMPANY,
	findVariant,
	publishTitle,
	sharePicture,
} from '../support/layout-visits.ts';
import { hasNginx } from '../support/nginx.ts';
import { limit } from '../support/pace.ts';
import { anS3Server } from '../support/s3.ts';

const LIMIT_MS = limit(600_000);
/** Deploys are 20 s apart. */
const DEPLOYED = { timeout: limit(120_000), interval: 250 };

const readText = async (ask: Ask, path: string) => (await ask(path)).text();

test.runIf(hasNginx)(
	'with nginx installed, Netlify in front of two hosts on a pooled database is one shop',
	async () => {
		if (!hasPooler()) console.log('NOT TESTED: through a pooler, PgBouncer from 1.21 is missing');
		const layout = await openNetlifyLayout((await anS3Server()).url);
		onTestFinished(layout.close, LIMIT_MS);
		const { netlify } = layout;
		const ask = askAt(layout.url);
		const publisher = await layout.startPublisher();

		// The release that was there is deployed at the start, whole.
		await expect.poll(() => netlify.liveId(), DEPLOYED).toBe('deploy-1');
		const sentAtFirst = netlify.uploads();
		expect(sentAtFirst).toBeGreaterThan(1_000);
		expect((await ask('/it')).status).toBe(200);

		// "Live" at the desk means on Netlify: nothing is awaited here.
		const api = askAt(layout.apiUrl);
		const title = await publishTitle(api, 'Prima pubblicazione su Netlify', DEPLOYED);
		expect(await readText(ask, COMPANY)).toContain(title);
		expect(netlify.uploads() - sentAtFirst).toBeLessThan(100);

		// Rules are files of the deploy: policies, errors by language, moved addresses, screens, the API.
		const page = await ask('/it');
		expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
		expect(page.headers.get('x-content-type-options')).toBe('nosniff');
		const missing = await ask('/fr/nulle-part');
		expect(missing.status).toBe(404);
		expect(await missing.text()).toMatch(/<html[^>]* lang="?fr/);
		const moved = await ask('/sitemap.xml');
		expect([moved.status, moved.headers.get('location')]).toEqual([301, '/sitemap-index.xml']);
		expect((await ask('/it/account/orders/any')).status).toBe(200);
		expect((await ask('/api/menus?locale=it')).headers.get('content-type')).toContain('json');

		const buyer = await readyBuyer(ask, 'test', { variant: await findVariant(ask) });
		const order = await placedIn(await buyer.place());
		expect((await buyer.order(order.id)).id).toBe(order.id);
		const [first, second] = layout.hosts;
		await sharePicture([layout.url, first.url, second.url]);

		// One host dies: the other answers, and the next publication is deployed.
		await first.end('SIGKILL');
		expect((await ask('/api/menus?locale=it')).status).toBe(200);
		const later = await publishTitle(api, 'Seconda, con un server in meno', DEPLOYED);
		expect(await readText(ask, COMPANY)).toContain(later);

		// Back to the release before: its deploy is restored, nothing is sent.
		const sent = netlify.uploads();
		const editor = await signedIn(api, 'editor');
		const releases = await readData(listReleases, await editor('/desk/releases'));
		const before = releases.filter(({ is_current }) => !is_current)[0];
		const asked = await editor(`/desk/releases/${before?.id}/serve`, { json: {} });
		expect((await readData(serveRelease, asked)).id).toBe(before?.id);
		await expect.poll(() => readText(ask, COMPANY), DEPLOYED).toContain(title);
		expect(netlify.uploads()).toBe(sent);
		await expect
			.poll(
				async () => (await readData(getSiteState, await editor('/desk/site'))).deployed,
				ARRIVES,
			)
			.toMatchObject({ release_id: before?.id, fault: null });

		// A publisher that was killed knows from its file what Netlify serves, and deploys the next alone.
		const countBegun = () =>
			netlify.calls.filter((call) => call.endsWith(`/sites/${SITE}/deploys`)).length;
		const begun = countBegun();
		await publisher.end('SIGKILL');
		await layout.startPublisher();
		const last = await publishTitle(api, 'Terza, dopo un riavvio', DEPLOYED);
		expect(await readText(ask, COMPANY)).toContain(last);
		expect(countBegun()).toBe(begun + 1);
	},
	LIMIT_MS,
);
