import { beforeAll, describe, expect, test } from 'vitest';
import type { LinkTarget } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';
import type { HostAnswers } from '../support/fake-api-data.ts';
import { aFakeApi, recordedSite, replyJson } from '../support/fake-api.ts';
import { plan } from '../support/fake-api-plan.ts';

let recorded: HostAnswers;
beforeAll(async () => {
	recorded = await recordedSite();
});

/** The line that the build stops with once the answers are changed. */
async function getLine(change: (site: HostAnswers) => void): Promise<string> {
	const site = structuredClone(recorded);
	change(site);
	return plan(await aFakeApi(site)).then(
		() => 'the site was built',
		(cause: unknown) => (cause instanceof Error ? `${cause.name}: ${cause.message}` : ''),
	);
}

function first<T>(list: readonly T[]): T {
	const [entry] = list;
	if (entry === undefined) throw new Error('the recorded site lacks an entry');
	return entry;
}
const company = (site: HostAnswers, locale: Locale) => {
	const index = site[locale].pages.findIndex(({ id }) => id === 'company');
	const page = site[locale].pages[index];
	if (!page) throw new Error('the recorded site has no "company"');
	return { page, index };
};

test('the recorded site is valid', async () => {
	expect(await getLine(() => undefined)).toBe('the site was built');
});

describe('a language missing on the host', () => {
	test('among its languages', async () => {
		const line = await getLine(({ shared }) => {
			shared.locales = shared.locales.filter(({ code }) => code !== 'ja');
		});
		expect(line).toBe(
			'BuildError: GET /api/locales: language "ja" is missing: expected it, en, es, fr, ja, got it, en, es, fr',
		);
	});

	test('in all texts of a kind', async () => {
		const line = await getLine((site) => {
			site.ja.news = [];
		});
		expect(line).toBe(
			`BuildError: GET /api/news (ja): data: expected the ${recorded.it.news.length} entries of the Italian answer, translated or in Italian, got none`,
		);
	});

	test('by an answer in another language', async () => {
		const line = await getLine((site) => {
			site.ja.pages = site.en.pages;
		});
		expect(line).toBe(
			`BuildError: GET /api/pages (ja): locale of "${first(recorded.en.pages).id}": expected "ja" or "it", got "en"`,
		);
	});
});

const SCRIPT = 'javascript:alert(1)';
const link: LinkTarget = { type: 'url', url: SCRIPT };
const WEB = 'expected an http or https address, without blanks or control characters';
const LINK = 'expected an http, https, mailto or tel address, without blanks or control characters';

describe('an address that runs script', () => {
	test.each<[string, (site: HostAnswers) => void, RegExp | string]>([
		[
			'of a menu entry',
			(site) => {
				const menu = site.fr.menus.find(({ slug }) => slug === 'footer');
				first(menu?.items ?? []).link = link;
			},
			/^GET \/api\/menus \(fr\): data\.\d\.items\.0\.link\.url of "4": /,
		],
		[
			'of a social network',
			(site) => {
				first(site.it.settings.social).url = SCRIPT;
			},
			'GET /api/settings (it): data.social.0.url: ',
		],
		[
			'of the map',
			(site) => {
				site.ja.settings.company.map_url = SCRIPT;
			},
			'GET /api/settings (ja): data.company.map_url: ',
		],
		[
			'of the company',
			(site) => {
				site.en.settings.company.website = SCRIPT;
			},
			'GET /api/settings (en): data.company.website: ',
		],
		[
			'of a store',
			(site) => {
				first(site.shared.stores).website = SCRIPT;
			},
			/^GET \/api\/stores: data\.0\.website of "[\w-]+": /,
		],
		[
			'behind a redirect',
			(site) => {
				first(site.shared.redirects).to = link;
			},
			/^GET \/api\/redirects: data\.0\.to\.url of "[\w-]+": /,
		],
		[
			'of a button',
			(site) => {
				const links = [{ label: 'x', link }];
				company(site, 'it').page.blocks.unshift({ type: 'cta', title: 'x', text: null, links });
			},
			/^GET \/api\/pages \(it\): data\.\d+\.blocks\.0\.links\.0\.link\.url of "company": /,
		],
	])('%s', async (_, change, start) => {
		const line = (await getLine(change)).replace(/^BuildError: /, '');
		expect(line).toMatch(start);
		const expected = line.includes('link.url') || line.includes('to.url') ? LINK : WEB;
		expect(line.endsWith(`${expected}, got "${SCRIPT}"`)).toBe(true);
	});

	test('of a video', async () => {
		const line = await getLine((site) => {
			company(site, 'en').page.blocks.unshift({
				type: 'video',
				title: 'x',
				text: null,
				poster: null,
				source: { type: 'external', url: 'data:text/html,x', provider: 'x' },
				transcript: null,
			});
		});
		expect(line).toBe(
			`BuildError: GET /api/pages (en): data.${company(recorded, 'en').index}.blocks.0.source.url of "company": expected an https address, without blanks or control characters, got "data:text/html,x"`,
		);
	});

	test('in rich text', async () => {
		const line = await getLine((site) => {
			first(site.es.jobs).description = '<p><a href="vbscript&colon;x">x</a></p>';
		});
		expect(line).toBe(
			`BuildError: GET /api/jobs (es): data.0.description of "${first(recorded.es.jobs).id}": expected links to http, https, mailto or tel addresses, to entries or within the site, got "vbscript:x"`,
		);
	});
});

test('an address with a line break is reported in one line', async () => {
	const line = await getLine((site) => {
		site.it.settings.company.map_url = 'https://maps.example/\n\u202ex';
	});
	expect(line).toBe(
		`BuildError: GET /api/settings (it): data.company.map_url: ${WEB}, got "https://maps.example/\\n\\u202ex"`,
	);
});

describe('two entries with one id', () => {
	test('of a list are both named', async () => {
		const line = await getLine((site) => {
			const { page, index } = company(site, 'it');
			site.it.pages.splice(index + 1, 0, { ...page, title: 'Doppione' });
		});
		const { page, index } = company(recorded, 'it');
		const title = JSON.stringify(page.title);
		expect(line).toBe(
			`BuildError: GET /api/pages (it): data.${index + 1}.id of "company": expected the only entry with this id, got "company" for ${index + 1} ("Doppione") and for ${index} (${title})`,
		);
	});

	test('of a menu are, too', async () => {
		const line = await getLine((site) => {
			const menu = site.en.menus.find(({ slug }) => slug === 'main');
			menu?.items.push({ ...first(menu.items), label: 'Twice' });
		});
		expect(line).toMatch(
			/^BuildError: GET \/api\/menus \(en\): data\.\d\.items\.\d\.id of "1": expected the only entry with this id, got "[^"]+" for \d \("Twice"\) and for 0 \("[^"]+"\)$/,
		);
	});
});

describe('a value beyond its limit', () => {
	test.each<[string, (site: HostAnswers) => void, string]>([
		[
			'a title',
			(site) => {
				company(site, 'fr').page.title = 'a'.repeat(301);
			},
			'title of "company": expected at most 300 characters, got 301',
		],
		[
			'a slug',
			(site) => {
				company(site, 'fr').page.slug = 'a'.repeat(121);
			},
			'slug of "company": expected at most 120 characters, got 121',
		],
		[
			'a text of a block',
			(site) => {
				const block = { type: 'quote', text: 'a'.repeat(20_001), source: null } as const;
				company(site, 'fr').page.blocks.unshift(block);
			},
			'blocks.0.text of "company": expected at most 20000 characters, got 20001',
		],
		[
			'a slug that is none, cut short,',
			(site) => {
				company(site, 'fr').page.slug = `Über ${'a'.repeat(95)}`;
			},
			`slug of "company": expected lower-case words and digits with hyphens, got "Über ${'a'.repeat(75)}…"`,
		],
	])('%s', async (_, change, end) => {
		const { index } = company(recorded, 'fr');
		expect(await getLine(change)).toBe(`BuildError: GET /api/pages (fr): data.${index}.${end}`);
	});
});

test('a language refused by the host is named with the call', async () => {
	const host = await aFakeApi(structuredClone(recorded));
	host.reply(
		'/forms',
		'ja',
		replyJson({ type: 'about:blank', status: 404, code: 'not_found' }, 404),
	);
	await expect(plan(host)).rejects.toThrow('GET /api/forms (ja): status 404 not_found');
});
