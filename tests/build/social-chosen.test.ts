import { basename } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { openCompiledPlace } from '../support/built-place.ts';
import { build, openPlace, SITE_URL } from '../support/fake-api-build.ts';
import { changeEntry, recordedSite, startFakeApi, type FakeApi } from '../support/fake-api.ts';
import { releaseBuild, toReleases, startPublisher } from '../support/a-publisher.ts';
import { differencesFromBuild, publishedAs } from '../support/publications.ts';

const clean = openPlace();
const DRAWN = { SOCIAL_PICTURES: 'on' };
const PAGE = 'company';
const PICTURE = { file: 'team.webp', alt: 'La squadra al traguardo', width: 1600, height: 800 };
let host: FakeApi;
let place: Awaited<ReturnType<typeof openCompiledPlace>>;
let publisher: Awaited<ReturnType<typeof startPublisher>>;

beforeAll(async () => {
	host = await startFakeApi(await recordedSite());
	place = await openCompiledPlace();
	expect((await build(host, place, DRAWN)).lines).toEqual([]);
	await releaseBuild(place);
	host.changed('pages', null);
	publisher = await startPublisher(host, place, DRAWN);
});
afterAll(async () => {
	await publisher.stop();
	await host.close();
	place.close();
	clean.close();
});

/** Chooses what networks show of a page, in all languages. */
function choose(picture: unknown): void {
	changeEntry(
		host.site,
		({ pages }) => pages,
		PAGE,
		({ seo }) => void Object.assign(seo, { picture }),
	);
	host.changed('pages', PAGE);
}

/** Social metadata of that page in the served release. */
async function shared() {
	const releases = toReleases(place);
	const folder = (await releases.current()) ?? '';
	const slug = host.site.it.pages.find(({ id }) => id === PAGE)?.slug ?? '';
	const html = String(await releases.read(folder, `it/${slug}.html`));
	const told = (name: string) =>
		new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
	const file = told('image').replace(`${SITE_URL}/social/`, '');
	const index = (await releases.getIndex(basename(folder))) ?? new Map<string, unknown>();
	const files = [...index.keys()].flatMap((path) => /^social\/(.+)$/.exec(path)?.[1] ?? []);
	return { file, alt: told('image:alt'), files: files.toSorted(), isThere: files.includes(file) };
}

test('a chosen picture goes live with its page only, and back again, byte for byte', async () => {
	const before = await shared();
	choose(PICTURE);
	expect(await publishedAs(host, publisher, 'chosen')).toMatchObject({ type: 'publication.live' });
	const chosen = await shared();
	expect(chosen).toMatchObject({ alt: PICTURE.alt, isThere: true });
	// All languages show one file, and what was drawn for each is gone.
	const fresh = chosen.files.filter((file) => !before.files.includes(file));
	const gone = before.files.filter((file) => !chosen.files.includes(file));
	expect([fresh, gone.length]).toEqual([[chosen.file], LOCALES.length]);
	expect(await differencesFromBuild(host, place, clean, DRAWN)).toEqual([]);

	choose({ ...PICTURE, focal: { x: 0.1, y: 0.5 } });
	await publishedAs(host, publisher, 'moved');
	const moved = await shared();
	expect(moved.isThere).toBe(true);
	expect(moved.file).not.toBe(chosen.file);
	expect(moved.files).not.toContain(chosen.file);

	choose(null);
	await publishedAs(host, publisher, 'taken back');
	expect(await shared()).toEqual(before);
	expect(await differencesFromBuild(host, place, clean, DRAWN)).toEqual([]);
});

test('a picture missing on the host is reported with its page, and blocks publishing', async () => {
	const before = await shared();
	host.lose('lost.webp');
	choose({ ...PICTURE, file: 'lost.webp' });
	expect(await publishedAs(host, publisher, 'lost')).toMatchObject({ type: 'publication.failed' });
	expect(JSON.stringify(host.told.at(-1))).toContain('lost.webp');
	expect(await shared()).toEqual(before);
});
