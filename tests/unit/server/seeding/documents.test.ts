import { join } from 'node:path';
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { SEED_LOCALES, type SeedLocale } from '#seed/languages.ts';
import { SEED } from '#seed/index.ts';
import type { DocumentSeed } from '#seed/types.ts';
import { withFigures } from '../../../../src/server/seeding/figures.ts';
import {
	catalogueEntries,
	documentParts,
} from '../../../../src/server/seeding/catalogue-entries.ts';
import { createPictures } from '../../../../src/server/seeding/document-pictures.ts';
import { printDocument } from '../../../../src/server/seeding/print-document.ts';
import { textOfPdf } from '../../../support/pdf-text.ts';

const seed = withFigures(SEED);
const { documents, products } = seed;
const manuals = documents.filter(({ kind }) => kind === 'manual');

function toManual(range: string, language: SeedLocale) {
	const found = manuals.find((each) => each.range === range && each.language === language);
	if (!found) throw new Error(`no manual of ${range} in ${language}`);
	return found;
}
const print = (range: string, language: SeedLocale) =>
	printDocument(toManual(range, language), 'Livenza');
const wheels = products.filter(({ category_id }) => category_id === 'wheels');

test.each(wheels.map(({ id }) => id))('%s has its manual in every language', (id) => {
	const languages = manuals
		.filter(({ product_ids = [] }) => product_ids.includes(id))
		.map(({ language }) => language);
	expect(languages.toSorted()).toEqual([...SEED_LOCALES].toSorted());
});

describe.each(SEED_LOCALES)('manuals in %s', (locale) => {
	test('have the content of the Italian ones', () => {
		for (const { range = '', language, paragraphs } of manuals) {
			if (language !== locale) continue;
			expect(paragraphs, range).toHaveLength(toManual(range, 'it').paragraphs.length);
		}
	});

	test('state the limits of every model', () => {
		for (const { range, texts, specifications } of wheels) {
			const text = toManual(range ?? '', locale)
				.paragraphs.join('\n')
				.replaceAll(' ', '');
			expect(text).toContain(texts[locale].name.replaceAll(' ', ''));
			for (const code of ['max_rider_weight', 'max_system_weight'] as const) {
				const limit = specifications[code];
				if (limit !== undefined) expect(text).toContain(`${String(limit)}kg`);
			}
		}
	});
});

test('a Japanese manual has searchable text', async () => {
	const bytes = await print('Sile', 'ja');
	const text = (await textOfPdf(bytes)).join('');
	expect(text).toContain('取扱説明書');
	expect(text).toContain('130kg');
	expect(text).toContain('2026年11月2日');
	const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
	expect(String(pdf.catalog.get(PDFName.of('Lang')))).toContain('ja');
	expect(pdf.getTitle()).toBe('Sile 取扱説明書');
	expect(Buffer.from(bytes).equals(await print('Sile', 'ja'))).toBe(true);
});

const ofKind = (kind: string, language: SeedLocale) => {
	const found = documents.find((each) => each.kind === kind && each.language === language);
	if (!found) throw new Error(`no ${kind} in ${language}`);
	return found;
};

describe.each(SEED_LOCALES)('the catalogue in %s', (locale) => {
	const document = ofKind('catalogue', locale);
	const entries = catalogueEntries(seed, document);

	test('has an entry for every product, with measures, and spares of a wheel', () => {
		expect(entries.map(({ code }) => code)).toEqual(
			(document.pages?.product_ids ?? []).map((id) => products.find((one) => one.id === id)?.code),
		);
		for (const { facts, name, text } of entries) {
			expect(facts.length, name).toBeGreaterThan(2);
			for (const { label, value } of facts) expect(label && value, name).toBeTruthy();
			expect(text, name).not.toMatch(/[<{]/);
		}
		const wheel = entries.find(({ code }) => code === 'KRD50');
		expect(wheel).toMatchObject({ rim: { height_mm: 50 } });
		expect(wheel?.fitting.join()).toContain('RC-SPK');
		const crankset = entries.find(({ code }) => code === 'CR-DLC');
		expect(crankset?.fitting.join()).toContain('BB-');
	});

	test('contains no prices, which are in the list of all products', () => {
		expect(JSON.stringify([document, entries])).not.toContain('€');
		const { prices } = documentParts(seed, ofKind('price_list', locale));
		const rows = prices.flatMap((group) => group.rows);
		expect(rows.map(({ code, name }) => [code, name])).toEqual(
			entries.map(({ code, name }) => [code, name]),
		);
		for (const { price, picture } of rows) {
			expect(price).toContain('€');
			expect(picture?.alt).toBeTruthy();
		}
	});
});

const sheets = documents.filter(({ kind }) => kind === 'technical_sheet');

test('technical sheets exist in every language, with the same content', () => {
	const byTitle = Map.groupBy(sheets, ({ title }) => title.it);
	expect(byTitle.size).toBe(3);
	for (const [title, editions] of byTitle) {
		expect(editions.map(({ language }) => language).toSorted(), title).toEqual(
			[...SEED_LOCALES].toSorted(),
		);
		const sizes = editions.map(({ paragraphs }) => paragraphs.length);
		expect(new Set(sizes).size, title).toBe(1);
	}
});

test.each(SEED_LOCALES)('technical sheets in %s state the torques of the data sheet', (locale) => {
	const toText = (id: string) =>
		sheets
			.find((sheet) => sheet.id === `${id}-${locale}`)
			?.paragraphs.join(' ')
			.replaceAll(/\s/g, '');
	for (const [sheet, ids] of [
		['sheet-bottom-brackets', ['bb-threaded-24', 'bb-t47']],
		['sheet-crank-dolada', ['crank-dolada', 'crank-dolada-carbon', 'ring-dolada-50-34']],
	] as const) {
		for (const id of ids) {
			const torque = products.find((product) => product.id === id)?.specifications.torque;
			expect(toText(sheet), id).toContain(`${String(torque)}Nm`);
		}
	}
});

const makePictures = createPictures(join(import.meta.dirname, '../../../../src/seed/media'));

/** Prints a document with its pictures. */
async function printWhole(document: DocumentSeed) {
	const parts = documentParts(seed, document);
	const pictures = await makePictures(parts);
	const bytes = await printDocument(document, 'Livenza', parts, pictures);
	const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
	const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
	const images = objects.filter(
		(object) =>
			object instanceof PDFRawStream &&
			object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
	);
	return { bytes, parts, images: images.length };
}

test.each(['it', 'ja'] as const)(
	'the catalogue in %s gives each product one page',
	async (locale) => {
		const { bytes, parts, images } = await printWhole(ofKind('catalogue', locale));
		const { entries } = parts;
		const pages = await textOfPdf(bytes);
		expect(images).toBe(entries.length);
		expect(pages).toHaveLength(1 + entries.length + 1);
		for (const [at, { name, code, facts }] of entries.entries()) {
			const page = pages[at + 1]?.replaceAll(/\s/g, '');
			for (const part of [name, code, facts[0]?.value ?? '', facts.at(-1)?.value ?? '']) {
				expect(page, name).toContain(part.replaceAll(/\s/g, ''));
			}
		}
	},
);

test.each(SEED_LOCALES)('technical sheets in %s give each product a page', async (locale) => {
	for (const sheet of sheets.filter(({ language }) => language === locale)) {
		const { bytes, parts, images } = await printWhole(sheet);
		const pages = await textOfPdf(bytes);
		const ids = sheet.product_ids ?? [];
		expect(pages).toHaveLength(1 + ids.length);
		expect(images).toBe(ids.length);
		for (const [at, { name, code }] of parts.entries.entries()) {
			const page = pages[at + 1]?.replaceAll(/\s/g, '');
			for (const part of [name, code]) expect(page, name).toContain(part.replaceAll(/\s/g, ''));
		}
	}
});

test('the catalogue draws a part with the dimensions of its data', async () => {
	const document = ofKind('catalogue', 'it');
	const entries = catalogueEntries(seed, document).filter(({ code }) => code === 'CR-DOL');
	const [, page = ''] = await textOfPdf(await printDocument(document, 'Livenza', { entries }));
	const text = page.replaceAll(/\s/g, '');
	for (const figure of ['146', '45', 'Ø24', '165/170/172,5/175', 'Misureinmm'])
		expect(text).toContain(figure);
});

test.each(['it', 'ja'] as const)('the price list in %s pictures what it prices', async (locale) => {
	const { bytes, parts, images } = await printWhole(ofKind('price_list', locale));
	const rows = parts.prices.flatMap((group) => group.rows);
	expect(images).toBe(rows.length);
	const text = (await textOfPdf(bytes)).join('').replaceAll(/\s/g, '');
	for (const { code, price } of rows) {
		expect(text).toContain(code);
		expect(text).toContain(price.replaceAll(/\s/g, ''));
	}
});

test.each(SEED_LOCALES)('manuals and sheets picture their products, in %s', async (locale) => {
	const [first] = documents.filter(
		({ kind, language }) =>
			language === locale && (kind === 'manual' || kind === 'technical_sheet'),
	);
	if (!first) throw new Error(`no manual in ${locale}`);
	const { parts, images } = await printWhole(first);
	expect(images).toBe(Math.min(4, first.product_ids?.length ?? 0));
	for (const { name, alt } of parts.shown) expect(alt).toContain(name);
});
