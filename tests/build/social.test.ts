import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { openCompiledPlace } from '../support/built-place.ts';
import { aFakeApi, changeEntry } from '../support/fake-api.ts';
import { build, readSite, SITE_URL } from '../support/fake-api-build.ts';

const MOST_BYTES = 300_000;

const statsSchema = v.object({
	social: v.object({ made: v.number(), reused: v.number() }),
});

test('a picture is drawn once, and again only when what it shows has changed', async () => {
	const host = await aFakeApi();
	const place = await openCompiledPlace();
	onTestFinished(place.close);
	const stats = join(place.folder, 'stats.json');
	const once = async () => {
		const { status, lines } = await build(host, place, { SOCIAL_PICTURES: 'on', STATS: stats });
		expect(lines).toEqual([]);
		expect(status).toBe(0);
		return v.parse(statsSchema, JSON.parse(readFileSync(stats, 'utf8'))).social;
	};
	const pictures = () => readdirSync(join(place.dist, 'social'));

	const first = await once();
	expect(first.reused).toBe(0);
	expect(pictures()).toHaveLength(first.made);
	const site = readSite(place);
	const named = new Set(
		site.pages.flatMap((path) =>
			[...site.html(path).matchAll(/property="og:image" content="([^"]+)"/g)].map(([, url = '']) =>
				url.slice(`${SITE_URL}/social/`.length),
			),
		),
	);
	expect(pictures().toSorted()).toEqual([...named].toSorted());
	for (const name of pictures()) {
		const bytes = readFileSync(join(place.dist, 'social', name));
		const { format, width, height } = await sharp(bytes).metadata();
		expect(`${format} ${width}×${height}`, name).toBe('jpeg 1200×630');
		expect(bytes.byteLength, name).toBeLessThanOrEqual(MOST_BYTES);
	}

	expect(await once()).toEqual({ made: 0, reused: first.made });

	changeEntry(
		host.site,
		({ products }) => products,
		'kleos-rd-50',
		(product) => {
			product.payoff = 'Kleos 50 mm';
		},
	);
	const { made } = await once();
	expect(made).toBeGreaterThan(0);
	expect(made).toBeLessThanOrEqual(LOCALES.length);
	const retitled = readSite(place).pagesWith('Kleos 50\u00a0mm');
	expect(retitled.length).toBeGreaterThan(0);
	expect(pictures()).toHaveLength(first.made);
});
