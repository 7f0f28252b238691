import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readIndex } from '../../src/edge/releases/release-index.ts';
import { aHook, HOOK_SECRET } from '../support/a-publisher.ts';
import { nodeEnv } from '../support/node-env.ts';
import {
	isReportOfType,
	openPublisherPlace,
	REPORTS,
	type PublisherPlace,
} from '../support/publisher-place.ts';
import { limit } from '../support/pace.ts';

let place: PublisherPlace;
beforeAll(async () => {
	place = await openPublisherPlace();
});
afterAll(() => place.close());

const currentFolder = async () => (await place.releases.current()) ?? '';
/** Folder of a clean build, as long as it is compared. */
const isBuilding = () => existsSync(join(place.cache, 'comparison'));

/** `npm run compare`: what it says, and its exit code. */
async function compareByHand(): Promise<{ said: string; code: number | null }> {
	const child = spawn(process.execPath, ['scripts/compare.ts'], {
		env: {
			...nodeEnv(),
			HOME: process.env.HOME,
			PUBLISHER_URL: place.publisher.url,
			BUILD_HOOK_SECRET: HOOK_SECRET,
		},
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
	return { said: said.trim(), code: child.exitCode };
}

/** Begins a comparison, and waits until its build is under way. */
async function begin(): Promise<void> {
	const answer = await place.publisher.send(aHook({ type: 'release.compare' }));
	expect(answer.status).toBe(202);
	await expect.poll(isBuilding, { timeout: limit(60_000), interval: 20 }).toBe(true);
}

test('the site is compared with a clean build, and is equal after publications', async () => {
	place.retitle();
	await place.publish('before');
	const release = basename(await currentFolder());
	const told = place.host.nextTold(REPORTS, isReportOfType('site.compared'));
	const { said, code } = await compareByHand();
	expect({ said, code }).toEqual({
		said: expect.stringMatching(/^All \d+ files are those of a clean build\.$/),
		code: 0,
	});
	const files = Number(/\d+/.exec(said)?.[0]);
	expect(files).toBe(((await readIndex(await currentFolder()))?.size ?? 0) + 2);
	expect(await told).toMatchObject({ release_id: release, files, differing: 0, list: [] });
	expect(basename(await currentFolder())).toBe(release);
	expect(isBuilding()).toBe(false);
});

test('altered files are found and restored', async () => {
	const folder = await currentFolder();
	const index = await readIndex(folder);
	const page = `it/${place.findCompany().slug}.html`;
	const toFile = (path: string) => {
		const entry = index?.get(path);
		if (!entry) throw new Error(`the release has no ${path}`);
		return place.releases.filePath(entry);
	};
	const right = await place.companyPage();
	const headers = await readFile(join(folder, '_headers'), 'utf8');
	await writeFile(toFile(page), right.replace('Titolo', 'Furto'));
	await writeFile(`${toFile('en.html')}.br`, 'not packed at all');
	await rm(toFile('robots.txt'));
	await writeFile(join(folder, '_headers'), '/*\n  X-Frame-Options: ALLOWALL\n');

	const told = place.host.nextTold(REPORTS, isReportOfType('site.compared'));
	const { said, code } = await compareByHand();
	const wrong = ['_headers', 'en.html', page, 'robots.txt'];
	expect({ lines: said.split('\n'), code }).toEqual({
		lines: [
			expect.stringMatching(/^4 of \d+ files differed; the clean build is served now:$/),
			...wrong.map((file) => `  ${file}`),
		],
		code: 1,
	});
	expect(await told).toMatchObject({
		release_id: basename(folder),
		differing: 4,
		list: wrong,
		releases: expect.arrayContaining([
			expect.objectContaining({ id: basename(await currentFolder()), is_current: true }),
		]),
	});
	expect(basename(await currentFolder())).not.toBe(basename(folder));
	expect(await place.companyPage()).toBe(right);
	expect(await readFile(join(await currentFolder(), '_headers'), 'utf8')).toBe(headers);
	// And it goes on from there, page by page.
	const title = place.retitle();
	expect(await place.publish('after')).toMatchObject({ type: 'publication.live' });
	expect(place.publisher.said()).not.toContain('building the whole site');
	expect(await place.companyPage()).toContain(title);
	expect(await compareByHand()).toMatchObject({ code: 0 });
});

test('content that changes meanwhile makes the comparison inconclusive, and reverts nothing', async () => {
	const told = place.host.told.length;
	await begin();
	const title = place.retitle();
	await expect.poll(isBuilding, { timeout: limit(120_000) }).toBe(false);
	await expect
		.poll(() => place.publisher.said(), { timeout: limit(30_000) })
		.toContain('not compared: the content has changed');
	expect(await place.companyPage()).toContain(title);
	const reports = place.host.told.slice(told).map(({ body }) => body);
	expect(reports.filter(isReportOfType('site.compared'))).toEqual([]);
});

test('a release served on request is not compared', async () => {
	const [, before = ''] = (await place.releases.list()).map((folder) => basename(folder));
	const serve = { type: 'release.serve', data: { release_id: before } };
	const told = place.host.nextTold(REPORTS, isReportOfType('releases'));
	expect((await place.publisher.send(aHook(serve))).status).toBe(202);
	await told;
	expect(await compareByHand()).toEqual({
		said: 'Not compared: the site does not show what the host has',
		code: 2,
	});
	expect(basename(await currentFolder())).toBe(before);
	await place.publish('forward');
});

describe('an interrupted comparison leaves nothing behind', () => {
	/** The build that a publisher has started. */
	function findBuildPid(publisher: number | undefined): number {
		const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
		const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
		return pairs.find(([, parent]) => parent === publisher)?.[0] ?? 0;
	}
	function isAlive(pid: number): boolean {
		try {
			return process.kill(pid, 0);
		} catch {
			return false;
		}
	}

	test.each(['SIGTERM', 'SIGKILL'] as const)('by %s', async (signal) => {
		const release = await currentFolder();
		await begin();
		const build = findBuildPid(place.publisher.child.pid);
		expect(isAlive(build)).toBe(true);
		await place.publisher.stop(signal);
		await expect.poll(() => isAlive(build), { timeout: limit(30_000) }).toBe(false);
		// The next process clears away what a killed one left.
		if (signal === 'SIGKILL') await place.restart();
		await expect.poll(isBuilding).toBe(false);
		expect(await currentFolder()).toBe(release);
		if (signal === 'SIGTERM') await place.restart();
	});
});
