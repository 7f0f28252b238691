import * as v from 'valibot';
import type { PDFImage } from '@cantoo/pdf-lib';
import { CUTS, FIXED, ROOMS } from '#brand/brand.ts';
import { isoDateSchema } from '#contract/units.ts';
import { formatDate } from '#i18n/format.ts';
import { StartError } from '#errors/start-error.ts';
import { A4, type PdfPage, type Style } from '#server/platform/pdf/page.ts';
import type { Role } from '#server/platform/pdf/structure.ts';
import { TaggedPdf, textsIn } from '#server/platform/pdf/tagged-pdf.ts';
import { Typeface } from '#typesetting/typeface.ts';
import type { DocumentSeed } from '#seed/types.ts';
import type { DocumentParts, EntryPicture } from './catalogue-entries.ts';
import { catalogueTexts, printEntry } from './print-catalogue.ts';
import { printPicture, type Images } from './print-picture.ts';
import { printPrices } from './print-prices.ts';

/** In points, on A4. */
const MARGIN = 64;
const WIDTH = A4[0] - 2 * MARGIN;
const BOTTOM = A4[1] - MARGIN;
const FOOT = A4[1] - MARGIN / 2;

const PICTURE = 108;
const GUTTER = 12;

const STYLES = {
	brand: { cut: CUTS.title, size: 13, color: ROOMS.light.ink },
	title: { cut: CUTS.title, size: 22, color: ROOMS.light.ink, leading: 1.4 },
	text: { cut: CUTS.text, size: 10.5, color: ROOMS.light.ink, leading: 1.5 },
	small: { cut: CUTS.text, size: 8, color: ROOMS.light.soft, leading: 1.3 },
} as const satisfies Record<string, Style>;

const toEdition = ({ published_on, language }: DocumentSeed): string =>
	formatDate(v.parse(isoDateSchema, published_on), language);

const toTexts = (
	document: DocumentSeed,
	publisher: string,
	parts: Partial<DocumentParts>,
): string[] => [
	publisher,
	document.title[document.language],
	toEdition(document),
	...document.paragraphs,
	...(document.pages ? [...document.pages.closing, ...catalogueTexts(document.language)] : []),
	...(document.prices?.closing ?? []),
	...textsIn(parts),
];

/** Prints a document as A4 pages, in any language. The same text gives the same bytes. */
export async function printDocument(
	document: DocumentSeed,
	publisher: string,
	parts: Partial<DocumentParts> = {},
	pictures: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<Uint8Array> {
	const texts = toTexts(document, publisher, parts);
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
	const images = new Map<string, PDFImage>();
	for (const [name, bytes] of pictures) images.set(name, await pdf.picture(bytes));
	const flow = new Flow(pdf);
	flow.head(publisher, title);
	flow.row(parts.shown ?? [], images);
	flow.put(paragraphs);
	const { prices = [], entries = [] } = parts;
	flow.follow(printPrices(pdf, flow.place, prices, images));
	flow.put(document.prices?.closing ?? []);
	const { pages } = flow;
	for (const entry of entries) pages.push(...printEntry(pdf, entry, language, images));
	if (document.pages && document.pages.closing.length > 0) {
		const last = new Flow(pdf);
		last.put(document.pages.closing);
		pages.push(...last.pages);
	}
	pdf.artifact(() =>
		pages.forEach((page, index) => {
			const foot = `${publisher} · ${toEdition(document)} · ${index + 1}/${pages.length}`;
			page.line(foot, MARGIN, FOOT, STYLES.small);
		}),
	);
	return pdf.bytes();
}

/** Sets text on as many pages as it takes. */
class Flow {
	readonly pages: PdfPage[];
	readonly #pdf: TaggedPdf;
	#page: PdfPage;
	#top = MARGIN;

	constructor(pdf: TaggedPdf) {
		this.#pdf = pdf;
		this.#page = pdf.page();
		this.pages = [this.#page];
	}

	/** Position of what comes next. */
	get place(): { page: PdfPage; top: number } {
		return { page: this.#page, top: this.#top };
	}

	/** Goes on behind pages that another printer has added. */
	follow({ pages, top }: { pages: readonly PdfPage[]; top: number }): void {
		this.pages.push(...pages);
		this.#page = pages.at(-1) ?? this.#page;
		this.#top = top;
	}

	/** Heads the document as orders' documents are headed: publisher, bar, title. */
	head(publisher: string, title: string): void {
		this.#pdf.within('P', () => this.#page.line(publisher, MARGIN, 52, STYLES.brand));
		this.#page.rectangle(MARGIN, 64, 48, 3, FIXED.primary);
		this.#top = 80;
		this.#element(title, 'H1', STYLES.title);
	}

	/** Shows products side by side, each over its name. */
	row(shown: readonly EntryPicture[], images: Images): void {
		const side = Math.min(PICTURE, (WIDTH - (shown.length - 1) * GUTTER) / shown.length);
		let lowest = this.#top;
		for (const [at, { picture, name, alt }] of shown.entries()) {
			const image = images.get(picture);
			if (!image) continue;
			const left = MARGIN + at * (side + GUTTER);
			printPicture(this.#pdf, this.#page, { image, alt, left, top: this.#top, side });
			const below = this.#top + side + 4;
			const end = this.#pdf.within('P', () =>
				this.#page.paragraph(name, left, below, side, STYLES.small),
			);
			lowest = Math.max(lowest, end + 14);
		}
		this.#top = lowest;
	}

	put(paragraphs: readonly string[]): void {
		for (const paragraph of paragraphs) this.#element(paragraph, 'P', STYLES.text);
	}

	#element(text: string, role: Role, style: Style & { leading: number }): void {
		for (const part of text.split('\n')) this.#pdf.within(role, () => this.#write(part, style));
		this.#top += style.size * 0.8;
	}

	#write(text: string, style: Style & { leading: number }): void {
		const step = style.size * style.leading;
		for (const line of this.#page.wrapped(text, WIDTH, style)) {
			if (this.#top + step > BOTTOM) {
				this.#page = this.#pdf.page();
				this.pages.push(this.#page);
				this.#top = MARGIN;
			}
			this.#page.line(line, MARGIN, this.#top + style.size, style);
			this.#top += step;
		}
	}
}
