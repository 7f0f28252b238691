import { describe, expect, test } from 'vitest';
import { checkSite, listSigns, type SiteToCheck } from '#publisher/pages/checks.ts';
import { refusedPages } from '#publisher/pages/refused-pages.ts';

const FILE = 'it/azienda.html';
const SHELL = '<p>menu</p>'.repeat(500);
const html = (main: string, { title = 'Azienda', end = '</html>' } = {}) =>
	`<html><head><title>${title}</title></head><body>${SHELL}<main id="c">${main}</main>${SHELL}</body>${end}\n`;
const TEXT = '<p>Ruote in carbonio dal 1989.</p>'.repeat(20);

const signs = (page: string) => listSigns(Buffer.from(page).toString('latin1'));
const toPages = (pages: Record<string, string>) =>
	new Map(Object.entries(pages).map(([file, page]) => [file, signs(page)]));

/** Checks a site of which every page is new. */
function check(
	pages: Record<string, string>,
	{ before = null, files = [], ...more }: Partial<SiteToCheck> & { files?: string[] } = {},
): void {
	const known = toPages(pages);
	const all = [...known.keys()];
	checkSite({
		pages: known,
		before,
		written: all,
		linked: all,
		has: (path) => known.has(path) || files.includes(path),
		moved: new Set(),
		...more,
	});
}
const findFault = (...given: Parameters<typeof check>): unknown => {
	try {
		check(...given);
		return null;
	} catch (cause) {
		return cause;
	}
};

describe('checks of a page before release', () => {
	test('pass for a valid page', () => {
		expect(
			findFault({ [FILE]: html(TEXT) }, { before: toPages({ [FILE]: html(TEXT) }) }),
		).toBeNull();
	});

	test.each<[string, string, object]>([
		['without a title', html(TEXT, { title: '' }), { code: 'no_title', where: null }],
		['with a title of spaces', html(TEXT, { title: ' \n' }), { code: 'no_title' }],
		['that breaks off', html(TEXT, { end: '' }), { code: 'cut_short', where: null }],
		['whose text has gone', html(''), { code: 'collapsed', where: '680 → 0 bytes' }],
		['with an eighth of its text', html(TEXT.slice(0, 85)), { code: 'collapsed' }],
		['without the place for it', html(TEXT).replace('<main', '<div'), { code: 'collapsed' }],
	])('report %s', (_what, page, fault) => {
		expect(findFault({ [FILE]: page }, { before: toPages({ [FILE]: html(TEXT) }) })).toMatchObject({
			page: '/it/azienda',
			...fault,
		});
	});

	test('allow removing a long form if text remains', () => {
		const before = toPages({ [FILE]: html(TEXT.repeat(60)) });
		expect(findFault({ [FILE]: html(TEXT.repeat(2)) }, { before })).toBeNull();
	});

	test.each([
		['with a quarter of its text', html(TEXT.slice(0, 170))],
		['with more than before', html(TEXT + TEXT)],
	])('allow %s', (_what, page) => {
		expect(findFault({ [FILE]: page }, { before: toPages({ [FILE]: html(TEXT) }) })).toBeNull();
	});

	test.each([
		['of a shop that is closed', 'functional/cart/open', 'functional/cart/closed', false],
		['of a shop that opens', 'functional/cart/closed', 'functional/cart/open', false],
		['of another template', 'cms/generic', 'cms/legal', false],
		['of the same template and state', 'functional/cart/open', 'functional/cart/open', true],
		['that told nothing before', null, 'functional/cart/open', true],
		['that no longer tells', 'functional/cart/open', null, true],
	])('compare %s with its own type only', (_what, was, is, isCollapsed) => {
		const marked = (main: string, kind: string | null) =>
			kind === null ? html(main) : html(main).replace('<main ', `<main data-kind="${kind}" `);
		const before = toPages({ [FILE]: marked(TEXT, was) });
		const fault = findFault({ [FILE]: marked('<p>Chiuso.</p>', is) }, { before });
		if (isCollapsed) expect(fault).toMatchObject({ code: 'collapsed' });
		else expect(fault).toBeNull();
	});

	test('compare nothing for a new page, or without a previous release', () => {
		const before = toPages({ 'it/altra.html': html(TEXT), [FILE]: html('') });
		const pages = { 'it/altra.html': html(TEXT), [FILE]: html('kurz') };
		expect(findFault({ ...pages, 'it/nuova.html': html('') }, { before })).toBeNull();
		expect(findFault(pages)).toBeNull();
	});
});

describe('links of a page', () => {
	const link = (href: string) => html(`${TEXT}<a class="x" href="${href}">qui</a>`);
	const site = {
		files: ['it/caffè.html', 'documents/manuale.pdf', 'index.html'],
		moved: new Set(['/it/vecchio']),
	};

	test.each([
		'/it/azienda',
		'/it/azienda?da=menu#squadra',
		'/it/caff%C3%A8',
		'/it/caffè',
		'/documents/manuale.pdf',
		'/it/vecchio',
		'/',
		'#squadra',
		'https://elsewhere.example/it/nulla',
		'//elsewhere.example/it/nulla',
		'/api/products',
		'/media/foto.jpg',
	])('%s is valid', (href) => {
		expect(findFault({ [FILE]: link(href) }, site)).toBeNull();
	});

	test.each([
		['/it/non-esiste', '/it/non-esiste'],
		['/it/100%', '/it/100%'],
		['/it/%C3?da=menu', '/it/%C3'],
		['/apise', '/apise'],
	])('%s is broken, and reported with its page', (href, where) => {
		const fault = { page: '/it/azienda', code: 'dead_link', where };
		expect(findFault({ [FILE]: link(href) }, site)).toMatchObject(fault);
	});

	test('are checked on unchanged pages, too', () => {
		const pages = { [FILE]: link('/it/vecchio'), 'it/altra.html': html(TEXT) };
		const kept = { written: ['it/altra.html'], linked: Object.keys(pages) };
		expect(findFault(pages, { ...site, ...kept })).toBeNull();
		expect(findFault(pages, { ...kept, moved: new Set() })).toMatchObject({
			page: '/it/azienda',
			code: 'dead_link',
		});
	});
});

describe('checks of a site before release', () => {
	const pages = (count: number) =>
		Object.fromEntries(Array.from({ length: count }, (_, at) => [`it/${at}.html`, html(TEXT)]));

	test.each([
		[6, null],
		[5, { page: '/', code: 'pages_lost', where: '10 → 5' }],
	])('with %i of ten pages', (count, fault) => {
		const found = findFault(pages(count), { before: toPages(pages(10)) });
		if (fault) expect(found).toMatchObject(fault);
		else expect(found).toBeNull();
	});
});

describe('pages that a publication must hold back', () => {
	const linkTo = (...names: string[]) =>
		html(TEXT + names.map((name) => `<a href="/it/${name}">qui</a>`).join(''));
	const BEFORE = {
		'it.html': linkTo('azienda', 'ruote'),
		'it/azienda.html': html(TEXT),
		'it/ruote.html': html(TEXT),
	};
	type Pages = Record<string, string>;

	/** Publishes pages onto others; returns the refusals by file. */
	function refused(pages: Pages, { before = BEFORE, moved = [] as string[] } = {}) {
		const was: Pages = before;
		const changed = Object.keys(pages).filter((file) => pages[file] !== was[file]);
		const gone = Object.keys(was).filter((file) => !(file in pages));
		const found = refusedPages({
			pages: toPages(pages),
			before: toPages(was),
			written: changed,
			linked: Object.keys(pages),
			has: (path) => path in pages,
			gone,
			moved: new Set(moved),
		});
		return Object.fromEntries([...found].map(([file, { code }]) => [file, code]));
	}
	const BARE = html(TEXT, { title: '' });

	test.each<[string, Pages, object]>([
		['nothing is wrong', { ...BEFORE, 'it/azienda.html': html(TEXT + TEXT) }, {}],
		[
			'one has collapsed, and another is new',
			{ ...BEFORE, 'it/azienda.html': html(''), 'it/ruote.html': html(TEXT + TEXT) },
			{ 'it/azienda.html': 'collapsed' },
		],
		[
			'two are at fault, one in two ways',
			{ ...BEFORE, 'it/azienda.html': linkTo('nulla', 'niente'), 'it/ruote.html': BARE },
			{ 'it/azienda.html': 'dead_link', 'it/ruote.html': 'no_title' },
		],
		[
			'a new one is at fault, and so is what leads to it',
			{ ...BEFORE, 'it.html': linkTo('azienda', 'nuova'), 'it/nuova.html': BARE },
			{ 'it/nuova.html': 'no_title', 'it.html': 'dead_link' },
		],
		[
			'one goes that a page links to',
			{ 'it.html': BEFORE['it.html'], 'it/azienda.html': html(TEXT) },
			{ 'it/ruote.html': 'dead_link' },
		],
		[
			'one goes that a page at fault still links to',
			{
				'it.html': linkTo('azienda').replace('<title>Azienda', '<title>'),
				'it/azienda.html': html(TEXT),
			},
			{ 'it.html': 'no_title', 'it/ruote.html': 'dead_link' },
		],
	])('%s', (_what, pages, expected) => {
		expect(refused(pages)).toEqual(expected);
	});

	test('none, when the whole site has an issue, or a redirect target is gone', () => {
		const many = Object.fromEntries(
			Array.from({ length: 9 }, (_, at) => [`it/${at}.html`, html(TEXT)]),
		);
		expect(() => refused(BEFORE, { before: { ...BEFORE, ...many } })).toThrow('most of its pages');
		const led = { ...BEFORE, 'it.html': linkTo('vecchio') };
		expect(refused(led, { before: led, moved: ['/it/vecchio'] })).toEqual({});
		expect(() => refused(led, { before: led })).toThrow('/it/vecchio');
	});
});
