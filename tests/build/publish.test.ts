import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readIndex } from '../../src/edge/release-index.ts';
import { build, openPlace } from '../support/fake-api-build.ts';
import { recordedSite, startFakeApi, type FakeApi } from '../support/fake-api.ts';
import {
	aHook,
	published,
	releaseBuild,
	releasesOf,
	startPublisher,
} from '../support/a-publisher.ts';
import { randomEdits, randomFrom } from '../support/random-edits.ts';

const place = openPlace();
const clean = openPlace();
let host: FakeApi;
let publisher: Awaited<ReturnType<typeof startPublisher>>;

const reportSchema = v.looseObject({
	type: v.string(),
	publication_ids: v.optional(v.array(v.string())),
});
const REPORTS = '/publishing/reports';

/** What the publisher says of a publication once it has ended. */
async function publish(id: string): Promise<unknown> {
	const ended = host.nextTold(REPORTS, (body) => {
		const { type, publication_ids = [] } = v.parse(reportSchema, body);
		return type !== 'publication.rendering' && publication_ids.includes(id);
	});
	expect((await publisher.send(aHook(published(id)))).status).toBe(202);
	return ended;
}

/** Files whose content is not what a clean build of the same content gives. */
async function differencesFromBuild(): Promise<string[]> {
	const result = await build(host, clean);
	expect(result.lines).toEqual([]);
	const releases = releasesOf(place);
	const current = (await releases.current()) ?? '';
	const built = releasesOf(clean);
	await built.publish(clean.dist);
	const [mine, theirs] = await Promise.all(
		[current, (await built.current()) ?? ''].map(
			async (dir) => (await readIndex(dir)) ?? new Map(),
		),
	);
	const files = new Set([...(mine?.keys() ?? []), ...(theirs?.keys() ?? [])]);
	const differing = [...files].filter((file) => mine?.get(file)?.hash !== theirs?.get(file)?.hash);
	for (const rule of ['_headers', '_redirects']) {
		const [own, other] = [current, clean.dist].map((dir) => readFileSync(join(dir, rule), 'utf8'));
		if (own !== other) differing.push(rule);
	}
	return differing.toSorted();
}

beforeAll(async () => {
	host = await startFakeApi(await recordedSite());
	expect((await build(host, place)).lines).toEqual([]);
	await releaseBuild(place);
	publisher = await startPublisher(host, place);
});
afterAll(async () => {
	await publisher.stop();
	await host.close();
	place.close();
	clean.close();
});

test('any sequence of publications gives, byte for byte, what a clean build gives', async () => {
	const seed = 20_261_123;
	const edit = randomEdits(host.site, randomFrom(seed));
	const done: string[] = [];
	for (let round = 0; round < 12; round += 1) {
		for (let each = 0; each < 9; each += 1) done.push(edit());
		const report = await publish(`round-${round}`);
		expect(report, `seed ${seed}: ${done.join(', ')}`).toMatchObject({ type: 'publication.live' });
	}
	expect(await differencesFromBuild(), `seed ${seed}: ${done.join(', ')}`).toEqual([]);
});
