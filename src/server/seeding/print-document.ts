import * as v from 'valibot';
import { CUTS, ROOMS } from '#brand/brand.ts';
import { isoDateSchema } from '#contract/units.ts';
import { formatDate } from '#i18n/format.ts';
import { StartError } from '#errors/start-error.ts';
import { A4, type PdfPage, type Style } from '#server/platform/pdf/page.ts';
import type { Role } from '#server/platform/pdf/structure.ts';
import { TaggedPdf, textsIn } from '#server/platform/pdf/tagged-pdf.ts';
import { Typeface } from '#typesetting/typeface.ts';
import type { DocumentSeed } from '#seed/types.ts';
import type { CatalogueEntry } from './catalogue-entries.ts';
import { catalogueTexts, printEntry } from './print-catalogue.ts';

/** In points, on A4. */
const MARGIN = 64;
const WIDTH = A4[0] - 2 * MARGIN;
const BOTTOM = A4[1] - MARGIN;
const FOOT = A4[1] - MARGIN / 2;

const STYLES = {
	title: { cut: CUTS.title, size: 22, color: ROOMS.light.ink, leading: 1.4 },
	text: { cut: CUTS.text, size: 10.5, color: ROOMS.light.ink, leading: 1.5 },
	small: { cut: CUTS.text, size: 8, color: ROOMS.light.soft, leading: 1 },
} as const satisfies Record<string, Style>;

const toEdition = ({ published_on, language }: DocumentSeed): string =>
	formatDate(v.parse(isoDateSchema, published_on), language);

const toTexts = (
	document: DocumentSeed,
	publisher: string,
	entries: readonly CatalogueEntry[],
): string[] => [
	publisher,
	document.title[document.language],
	toEdition(document),
	...document.paragraphs,
	...(document.pages ? [...document.pages.closing, ...catalogueTexts(document.language)] : []),
	...textsIn(entries),
];

/** Prints a document as A4 pages, in any language. The same text gives the same bytes. */
export async function printDocument(
	document: DocumentSeed,
	publisher: string,
	entries: readonly CatalogueEntry[] = [],
): Promise<Uint8Array> {
	const texts = toTexts(document, publisher, entries);
	const [missing] = (await Typeface.for(texts)).uncovered(texts.join(' '));
	if (missing !== undefined) {
		throw new StartError(
			`Seed: document "${document.id}" cannot be printed: no typeface has “${missing}”`,
		);
	}
	const title = document.title[document.language];
	const head = {
		title,
		locale: document.language,
		author: publisher,
		made_at: new Date(`${document.published_on}T00:00:00Z`),
	};
	const pdf = await TaggedPdf.open(head, texts);
	const { language, paragraphs } = document;
	const pages = flow(pdf, paragraphs, title);
	for (const entry of entries) pages.push(...printEntry(pdf, entry, language));
	if (document.pages) pages.push(...flow(pdf, document.pages.closing));
	pdf.artifact(() =>
		pages.forEach((page, index) => {
			const foot = `${publisher} · ${toEdition(document)} · ${index + 1}/${pages.length}`;
			page.line(foot, MARGIN, FOOT, STYLES.small);
		}),
	);
	return pdf.bytes();
}

/** Sets a title and paragraphs on as many pages as they take. */
function flow(pdf: TaggedPdf, paragraphs: readonly string[], title?: string): PdfPage[] {
	let page = pdf.page();
	const pages = [page];
	let top = MARGIN;
	const write = (text: string, style: Style & { leading: number }): void => {
		const step = style.size * style.leading;
		for (const line of page.wrapped(text, WIDTH, style)) {
			if (top + step > BOTTOM) {
				page = pdf.page();
				pages.push(page);
				top = MARGIN;
			}
			page.line(line, MARGIN, top + style.size, style);
			top += step;
		}
	};
	const element = (text: string, role: Role, style: Style & { leading: number }): void => {
		for (const part of text.split('\n')) pdf.within(role, () => write(part, style));
		top += style.size * 0.8;
	};
	if (title !== undefined) element(title, 'H1', STYLES.title);
	for (const paragraph of paragraphs) element(paragraph, 'P', STYLES.text);
	return pages;
}
