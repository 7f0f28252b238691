import { readdir } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { config } from '#config.ts';
import { playwright } from '../../scripts/checks/suites.ts';
import { PASSWORD } from '../support/desk.ts';
import { untilReady } from '../support/layout-visits.ts';
import { type Layout, openLayout } from '../support/layout.ts';
import { hasNginx } from '../support/nginx.ts';
import { limit } from '../support/pace.ts';
import { anS3Server } from '../support/s3.ts';

const LIMIT_MS = limit(3_600_000);
const JOURNEYS = 'tests/e2e';

/** Journeys that look at pages alone: a page is the same bytes behind a balancer. */
const LOOKS = `accessibility alignment announcement-shift before-choice builder-room cards
	exploded-view first-screen forced-colours hamburger header layout notice old-release page-parts
	print quiet screenshots still still-answers still-pieces stores-look sweep turn`.split(/\s+/);
/** It asks a second host, whose captchas cost as much as for visitors. */
const CAPTCHA = 'captcha';
/** Journeys that change the site for every visitor, each on a layout of its own. */
const PUBLISHING = ['publishing', 'publishing-edits'];
/** They look at the pages of publications, which come about as those of the two before. */
const PUBLISHED = ['publishing-ga4', 'publishing-photo'];

const toFile = (name: string): string => `${JOURNEYS}/${name}.spec.ts`;

/** Journeys that ask hosts, worker and store, on a site that they leave as it is. */
async function listVisits(): Promise<string[]> {
	const files = (await readdir(JOURNEYS)).filter((file) => file.endsWith('.spec.ts'));
	const names = files.map((file) => file.slice(0, -'.spec.ts'.length));
	const others = [...LOOKS, CAPTCHA, ...PUBLISHING, ...PUBLISHED];
	expect(others.filter((name) => !names.includes(name))).toEqual([]);
	return names.filter((name) => !others.includes(name)).map(toFile);
}

/** Walks journeys through the balancer, one language each; returns what failed and the count. */
async function walk(layout: Layout, files: readonly string[], env: Record<string, string> = {}) {
	const { passed, failed, flaky, output } = await playwright({
		baseUrl: layout.url,
		env: { API_BASE_URL: layout.insideUrl, DESK_PASSWORD: PASSWORD, ...env },
		isDistinct: true,
		files,
	});
	console.log(
		`${passed} journeys through the balancer; second try: ${flaky?.join(', ') || 'none'}`,
	);
	return { passed, fault: failed === 0 ? null : output };
}

async function aLayout(options?: { isByAddress: boolean }): Promise<Layout> {
	const layout = await openLayout((await anS3Server()).url, options);
	onTestFinished(layout.close, LIMIT_MS);
	await untilReady(layout);
	return layout;
}

test.runIf(hasNginx)(
	'with nginx installed, visitors and staff walk through a balancer before two hosts and two edges',
	async () => {
		const files = await listVisits();
		const { passed, fault } = await walk(await aLayout(), files);
		expect(fault).toBeNull();
		expect(passed).toBeGreaterThan(files.length);
	},
	LIMIT_MS,
);

test.runIf(hasNginx).each(PUBLISHING)(
	'with nginx installed, the journey "%s" goes through the balancer',
	async (name) => {
		const layout = await aLayout({ isByAddress: true });
		const { fault } = await walk(layout, [toFile(name)], {
			DATABASE_URL: layout.databaseUrl,
			PUBLISHING_URL: layout.url,
			SITE_URL: config.SITE_URL,
		});
		expect(fault).toBeNull();
	},
	LIMIT_MS,
);
