import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { MEDIA_WIDTHS } from '#contract/media.ts';
import { href } from '#i18n/paths.ts';
import { apiOrigin } from '../support/site-api.ts';
import { FILES, findPage, offenders, PAGES, readDist } from '../support/site.ts';
import type { SitePage } from '../support/site-page.ts';

const files = new Set(FILES);
/** The one form of a picture's address: a width of the contract, then the file's name. */
const MEDIA = new RegExp(`^/media/(?:${MEDIA_WIDTHS.join('|')})/([a-z0-9][a-z0-9._-]*)$`);
/** A film of the API host. */
const FILM = /^\/media\/videos\/[a-z0-9][a-z0-9._-]*\.(?:mp4|webm)$/;
/** Sheet of a turn, served as it was made. */
const TURN = /^\/media\/turns\/[a-z0-9][a-z0-9._-]*\.avif$/;
/** Answered by the API host through the edge. */
const FROM_HOST = /^\/(?:media|api)\//;

function toLinks(page: SitePage): string[] {
	return page.elements.flatMap(({ name, attributes }) =>
		name === 'a' || name === 'area' ? (attributes['href'] ?? []) : [],
	);
}

/** Addresses of pictures and films, the candidates of srcset one by one. */
function toPictures(page: SitePage): string[] {
	return page.elements
		.filter(({ name }) => ['img', 'source', 'video'].includes(name))
		.flatMap(({ attributes: { src, srcset, poster } }) => [
			...[src, poster].filter((address) => address !== undefined),
			...(srcset ?? '').split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []),
		]);
}

const isInternal = (href: string) => ['/', '#', '?'].includes(href[0] ?? '');

test('every internal link leads directly to a page or a file', () => {
	const wrong = offenders(PAGES, (page) =>
		toLinks(page)
			.filter((href) => isInternal(href) && !FROM_HOST.test(href))
			.filter((href) => {
				const [path = ''] = href.split(/[?#]/);
				return path !== '' && path !== '/' && !findPage(path) && !files.has(path.slice(1));
			}),
	);
	expect(wrong).toEqual([]);
});

test('every fragment exists on its target page', () => {
	const wrong = offenders(PAGES, (page) =>
		toLinks(page)
			.filter((href) => isInternal(href) && href.includes('#'))
			.filter((href) => {
				const [path = '', fragment = ''] = href.split('#');
				const target = path === '' ? page : findPage(path);
				return !target?.ids.has(decodeURIComponent(fragment));
			}),
	);
	expect(wrong).toEqual([]);
});

test('no link targets a fragment of a home page but its top', () => {
	const homes = new Set(LOCALES.map((locale) => href(locale, 'home')));
	const wrong = offenders(PAGES, (page) =>
		toLinks(page).filter((link) => {
			const [path = '', fragment = 'main'] = link.split('#');
			return isInternal(link) && homes.has(path || page.path) && fragment !== 'main';
		}),
	);
	expect(wrong).toEqual([]);
});

test('every link is http, mail, telephone or internal', () => {
	const wrong = offenders(PAGES, (page) =>
		toLinks(page).filter((href) => !isInternal(href) && !/^(?:https?:|mailto:|tel:\+)/.test(href)),
	);
	expect(wrong).toEqual([]);
});

test('labels, descriptions and controls refer to existing elements', () => {
	const wrong = offenders(PAGES, (page) =>
		page.elements.flatMap(({ attributes }) =>
			['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'commandfor']
				.flatMap((name) => attributes[name]?.split(' ') ?? [])
				.filter((id) => !page.ids.has(id)),
		),
	);
	expect(wrong).toEqual([]);
});

test('every picture has a width that the host serves, every video and turn its name', () => {
	const wrong = offenders(PAGES, (page) =>
		toPictures(page).filter(
			(src) => ![MEDIA, FILM, TURN].some((kind) => kind.test(src)) && !files.has(src.slice(1)),
		),
	);
	expect(wrong).toEqual([]);
});

describe('files of the API host', () => {
	const fromHost = new Set<string>();
	beforeAll(() => {
		for (const page of PAGES) {
			for (const src of toPictures(page)) {
				const name = MEDIA.exec(src)?.[1];
				if (name) fromHost.add(`/media/${MEDIA_WIDTHS[0]}/${name}`);
				else if (FILM.test(src) || TURN.test(src)) fromHost.add(src);
			}
			for (const href of toLinks(page)) if (FROM_HOST.test(href)) fromHost.add(href);
		}
	});

	test('exist: every picture, video and document that a page refers to', async () => {
		const missing: string[] = [];
		for (const path of fromHost) {
			const response = await fetch(apiOrigin() + path, { headers: { accept: 'image/webp,*/*' } });
			await response.body?.cancel();
			if (response.status !== 200) missing.push(`${response.status} ${path}`);
		}
		expect(fromHost.size).toBeGreaterThan(60);
		expect(missing).toEqual([]);
	});
});

test('redirects lead to pages, in one hop, and shadow none', () => {
	const rules = readDist('_redirects')
		.split('\n')
		.map((line) => line.trim().split(/\s+/))
		.filter(([from = '', to = '']) => from.startsWith('/') && to.startsWith('/'));
	expect(rules.length).toBeGreaterThan(0);
	const wrong = rules.filter(
		([from = '', to = '']) => !findPage(to.split('#')[0] ?? '') || findPage(from),
	);
	expect(wrong).toEqual([]);
});
