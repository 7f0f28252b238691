import { readFileSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import {
	RelaxNGValidator,
	XmlBufferInputProvider,
	XmlDocument,
	xmlRegisterInputProvider,
	XsdValidator,
} from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { FILES, pageAt, readDist, SITE_URL } from '../support/site.ts';

/** Recommended fields that the site has no data for, or that do not apply, with the reason. */
const UNMET: readonly (readonly [type: string, fields: RegExp, reason: string])[] = [
	['Product', /^(?:aggregateRating|review)$/, 'the shop takes no reviews'],
	['Product', /^(?:audience|hasCertification|pattern|subjectOf)$/, 'nothing of it is known'],
	['Product', /^(?:isVariantOf|inProductGroupWithID)$/, 'the group lists its articles itself'],
	['Product', /^(?:brand|description|material)$/, 'the group tells it for all its articles'],
	['Product', /^(?:color|size|material)$/, 'not every article has a finish, a size, a material'],
	['Product', /^gtin/, 'the demo has no numbers of GS1'],
	['Offer', /^priceValidUntil$/, 'no price has a known end: decision 42'],
	['DefinedRegion', /^addressRegion,postalCode$/, 'a rate holds for whole countries'],
	['JobPosting', /^(?:applicantLocationRequirements|jobLocationType)$/, 'no work from afar alone'],
	['JobPosting', /^validThrough$/, 'some positions are open until they are filled'],
	[
		'VideoObject',
		/^(?:duration|expires|hasPart|publication)$/,
		'films have neither chapters nor end',
	],
	[
		'VideoObject',
		/^(?:ineligibleRegion|interactionStatistic),/,
		'shown everywhere, counted nowhere',
	],
];

function isUnmet(type: string, fields: string): boolean {
	return UNMET.some(([known, pattern]) => known === type && pattern.test(fields));
}

const listed = FILES.filter((file) => /^sitemap-\w+-\d+\.xml$/.test(file)).flatMap((file) =>
	[...readDist(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		([, address = '']) => address.slice(SITE_URL.length) || '/',
	),
);

test('every address of the sitemap passes the validator of structured data', async () => {
	const validator = new Validator();
	const extractor = new WebAutoExtractor();
	const wrong = new Set<string>();
	const types = new Set<string>();
	for (const path of listed) {
		const data = extractor.parse(pageAt(path).html);
		for (const type of Object.keys({ ...data.jsonld, ...data.microdata })) types.add(type);
		for (const {
			severity,
			issueMessage,
			rootType,
			path: place,
			fieldNames,
		} of await validator.validate(data)) {
			const type = place?.at(-1)?.type ?? rootType;
			if (severity === 'WARNING' && isUnmet(type, `${fieldNames?.join() ?? ''}`)) continue;
			wrong.add(`${path}: ${severity} ${type}: ${issueMessage}`);
		}
	}
	expect([...wrong].slice(0, 20)).toEqual([]);
	expect([...types]).toEqual(
		expect.arrayContaining([
			'ProductGroup',
			'Product',
			'JobPosting',
			'NewsArticle',
			'OnlineStore',
			'VideoObject',
		]),
	);
});

test('the validator reports an offer without a price', async () => {
	const data = { '@type': 'Product', name: 'x', image: 'x', offers: { '@type': 'Offer' } };
	const html = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;
	const issues = await new Validator().validate(new WebAutoExtractor().parse(html));
	expect(issues.filter(({ severity }) => severity === 'ERROR')).toHaveLength(1);
});

const GRAMMARS = 'tests/support/grammars';
const grammar = (name: string) => readFileSync(`${GRAMMARS}/${name}`);

/** Schema that sitemaps.org publishes, in the package that writes our sitemaps. */
const PUBLISHED = 'node_modules/sitemap/schema/sitemap.xsd';

xmlRegisterInputProvider(
	new XmlBufferInputProvider({
		'published.xsd': readFileSync(PUBLISHED),
		'sitemap-image.xsd': grammar('sitemap-image.xsd'),
		'sitemap-link.xsd': grammar('sitemap-link.xsd'),
	}),
);

const parse = (bytes: Uint8Array) => XmlDocument.fromBuffer(bytes);

const KINDS = [
	['sitemap.xsd', /^sitemap-\w+-\d+\.xml$/],
	['sitemap-index.xsd', /^sitemap-index\.xml$/],
	['merchant-feed.rng', /^feeds\//],
	['rss.rng', /\/rss\.xml$/],
	['open-search.rng', /^search\/\w+\.xml$/],
] as const;

const validatorOf = (name: string) =>
	name.endsWith('.rng')
		? RelaxNGValidator.fromDoc(parse(grammar(name)))
		: XsdValidator.fromDoc(parse(grammar(name)));

/** Faults of a document by libxml2: of its form, else of its grammar. */
function findFaults(grammarName: string, text: string): string[] {
	using validator = validatorOf(grammarName);
	try {
		using document = XmlDocument.fromString(text);
		validator.validate(document);
		return [];
	} catch (error) {
		return [error instanceof Error ? error.message : 'invalid'];
	}
}

test.each(KINDS)('files that %s describes are well-formed and pass libxml2', (name, pattern) => {
	const files = FILES.filter((file) => pattern.test(file));
	expect(files.length).toBeGreaterThan(0);
	const wrong = files.flatMap((file) =>
		findFaults(name, readDist(file)).map((fault) => `${file}: ${fault}`),
	);
	expect(wrong).toEqual([]);
	const [first = ''] = files;
	const spoilt = readDist(first).replace(/<\/(?:g:)?(?:loc|title|ShortName)>/, '$&<unknown/>');
	expect(findFaults(name, spoilt)).toHaveLength(1);
});

test('every XML file of the site has a schema', () => {
	const xml = FILES.filter((file) => file.endsWith('.xml'));
	expect(xml.filter((file) => !KINDS.some(([, pattern]) => pattern.test(file)))).toEqual([]);
});
