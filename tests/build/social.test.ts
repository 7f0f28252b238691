import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { aFakeApi, changeEntry } from '../support/fake-api.ts';
import { aPlace, build, readSite } from '../support/fake-api-build.ts';

const statsSchema = v.object({
	social: v.object({ made: v.number(), reused: v.number() }),
});

test('a picture is drawn once, and again only when what it shows has changed', async () => {
	const host = await aFakeApi();
	const place = aPlace();
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
	const named = readSite(place).pagesWith('Kleos 50\u00a0mm');
	expect(named.length).toBeGreaterThan(0);
	expect(pictures()).toHaveLength(first.made);
});
