import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
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
	host.changed('pages', null);
	publisher = await startPublisher(host, place);
});
afterAll(async () => {
	await publisher.stop();
	await host.close();
	place.close();
	clean.close();
});

/** Serves the release before the current one, as somebody does who has published a mistake. */
async function rollBack(): Promise<void> {
	const [, before = ''] = await releasesOf(place).list();
	const told = host.nextTold(REPORTS, (body) => v.parse(reportSchema, body).type === 'releases');
	const serve = { type: 'release.serve', data: { release_id: basename(before) } };
	expect((await publisher.send(aHook(serve))).status).toBe(202);
	await told;
	expect(await releasesOf(place).current()).toBe(before);
}

/** Edits of each publication: of a single product only that is asked for, of many things all lists. */
const ROUNDS = [9, 1, 2, 1, 9, 1, 1, 2, 1, 1, 9];

test.each([
	['from a build on', 20_261_123],
	['after a rollback', 20_270_301],
])(
	'any sequence of publications gives, byte for byte, what a clean build gives, %s',
	async (after, seed) => {
		if (after === 'after a rollback') await rollBack();
		const edit = randomEdits(host, randomFrom(seed), seed);
		const done: string[] = [];
		for (const [round, edits] of ROUNDS.entries()) {
			for (let each = 0; each < edits; each += 1) done.push(edit());
			const report = await publish(`${seed}-${round}`);
			expect(report, `seed ${seed}: ${done.join(', ')}\n${JSON.stringify(report)}`).toMatchObject({
				type: 'publication.live',
			});
		}
		rmSync(clean.folder, { recursive: true, force: true });
		expect(await differencesFromBuild(), `seed ${seed}: ${done.join(', ')}`).toEqual([]);
	},
);

test('products of which alone something has changed were asked for one by one', () => {
	expect(host.asked.filter((call) => /^\/products\/[^/]+\?/.test(call))).not.toEqual([]);
});
