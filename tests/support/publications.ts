import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect } from 'vitest';
import { indexFolder, readIndex } from '../../src/edge/releases/release-index.ts';
import { aHook, published, toReleases, type startPublisher } from './a-publisher.ts';
import { build, type Place } from './fake-api-build.ts';
import type { FakeApi } from './fake-api.ts';

const reportSchema = v.looseObject({
	type: v.string(),
	publication_ids: v.optional(v.array(v.string())),
});
export const REPORTS = '/publishing/reports';
export const toReport = (body: unknown) => v.parse(reportSchema, body);

/** The publisher's final report on a publication. */
export async function publishedAs(
	host: FakeApi,
	publisher: Awaited<ReturnType<typeof startPublisher>>,
	id: string,
): Promise<unknown> {
	const ended = host.nextTold(REPORTS, (body) => {
		const { type, publication_ids = [] } = toReport(body);
		return type !== 'publication.rendering' && publication_ids.includes(id);
	});
	expect((await publisher.send(aHook(published(id)))).status).toBe(202);
	return ended;
}

/** Lists files whose content differs from a clean build of the same content. */
export async function differencesFromBuild(
	host: FakeApi,
	place: Place,
	clean: Place,
	env: Record<string, string> = {},
): Promise<string[]> {
	const result = await build(host, clean, env);
	expect(result.lines).toEqual([]);
	const current = (await toReleases(place).current()) ?? '';
	const [mine, theirs] = [(await readIndex(current)) ?? new Map(), await indexFolder(clean.dist)];
	const files = new Set([...mine.keys(), ...theirs.keys()]);
	const differing = [...files].filter((file) => mine.get(file)?.hash !== theirs.get(file)?.hash);
	for (const rule of ['_headers', '_redirects']) {
		const [own, other] = [current, clean.dist].map((dir) => readFileSync(join(dir, rule), 'utf8'));
		if (own !== other) differing.push(rule);
	}
	return differing.toSorted();
}
