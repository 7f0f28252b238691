import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBuiltPlace } from '../support/built-place.ts';
import { openPlace } from '../support/fake-api-build.ts';
import { recordedSite, startFakeApi, type FakeApi } from '../support/fake-api.ts';
import { aHook, toReleases, startPublisher } from '../support/a-publisher.ts';
import { differencesFromBuild, publishedAs, toReport, REPORTS } from '../support/publications.ts';
import { randomEdits, randomFrom } from '../support/random-edits.ts';

const clean = openPlace();
let host: FakeApi;
let place: Awaited<ReturnType<typeof openBuiltPlace>>;
let publisher: Awaited<ReturnType<typeof startPublisher>>;

const publish = (id: string) => publishedAs(host, publisher, id);

beforeAll(async () => {
	host = await startFakeApi(await recordedSite());
	place = await openBuiltPlace();
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
	const [, before = ''] = await toReleases(place).list();
	const told = host.nextTold(REPORTS, (body) => toReport(body).type === 'releases');
	const serve = { type: 'release.serve', data: { release_id: basename(before) } };
	expect((await publisher.send(aHook(serve))).status).toBe(202);
	await told;
	expect(await toReleases(place).current()).toBe(before);
}

/** Edits of each publication: of a single product only that is asked for, of many things all lists. */
const ROUNDS = [9, 1, 2, 1, 9, 1, 1, 2, 1, 1, 9];

test.each([
	['from a build on', 20_261_123],
	['after a rollback', 20_270_301],
])('any sequence of publications equals a clean build, byte for byte, %s', async (after, seed) => {
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
	expect(
		await differencesFromBuild(host, place, clean),
		`seed ${seed}: ${done.join(', ')}`,
	).toEqual([]);
});

test('changed products were requested one by one', () => {
	expect(host.asked.filter((call) => /^\/products\/[^/]+\?/.test(call))).not.toEqual([]);
});
