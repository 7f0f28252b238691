import type { PDFImage } from '@cantoo/pdf-lib';
import { FIXED } from '#brand/brand.ts';
import { codeBoxes } from './code.ts';
import { A4, type PdfPage, type Style } from './page.ts';
import { INK, STYLES } from './pdf-styles.ts';
import type { Fact, PdfDocumentModel, PdfBlock } from './pdf-model.ts';
import type { Log, TaggedPdf } from './tagged-pdf.ts';

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const TOP = 104;
/** Lower end of the text; the footer is below it. */
const BOTTOM = 772;
const GAP = 14;
/** Side of a QR code, large enough to be read from paper. */
const CODE_SIDE = 64;

/** Prints a document, page after page. */
export async function printPdf(paper: PdfDocumentModel, log?: Log): Promise<Uint8Array> {
	const { locale, brand, title, subject, made_at } = paper;
	// Loaded with the first document: the shaping engine is not needed to start a host.
	const { TaggedPdf, textsIn } = await import('./tagged-pdf.ts');
	const head = { title: `${title} ${subject}`.trim(), locale, author: brand, made_at };
	const pdf = await TaggedPdf.open(head, [...textsIn(paper)], log);
	const flow = new Flow(paper, pdf);
	for (const block of paper.blocks) {
		if (block.kind === 'picture') flow.picture(block, await pdf.picture(block.png));
		else flow.put(block);
	}
	flow.finish();
	return pdf.bytes();
}

/** Position of the next block; begins a new page if the block does not fit. */
class Flow {
	readonly #pages: PdfPage[] = [];
	readonly #paper: PdfDocumentModel;
	readonly #pdf: TaggedPdf;
	#top = Infinity;

	constructor(paper: PdfDocumentModel, pdf: TaggedPdf) {
		this.#paper = paper;
		this.#pdf = pdf;
		// The title precedes every block, outside of all of them.
		this.#room(0);
	}

	/** Page with so much space left. */
	#room(height: number): PdfPage {
		const page = this.#pages.at(-1);
		if (page && this.#top + height <= BOTTOM) return page;
		const next = this.#pdf.page();
		this.#pages.push(next);
		this.#top = TOP;
		if (this.#pages.length === 1) this.#title(next);
		else this.#pdf.artifact(() => this.#head(next));
		next.rectangle(MARGIN, 64, 48, 3, FIXED.primary);
		return next;
	}

	#head(page: PdfPage): void {
		const { brand, subject } = this.#paper;
		page.line(brand, MARGIN, 52, STYLES.brand);
		page.line(subject, MARGIN + WIDTH, 52, STYLES.strong, 'end');
	}

	/** Head of the first page, which is a part of the text. */
	#title(page: PdfPage): void {
		const { brand, title, subject } = this.#paper;
		this.#pdf.within('P', () => page.line(brand, MARGIN, 52, STYLES.brand));
		this.#pdf.within('H1', () => {
			page.line(`${title} `, MARGIN, TOP + 8, STYLES.title);
			page.line(subject, MARGIN + WIDTH, 52, STYLES.strong, 'end');
		});
		this.#top = TOP + 34;
	}

	/** Writes the seller at the foot, read once at the end, and the page number on each page. */
	finish(): void {
		const last = this.#pages.length - 1;
		this.#pages.forEach((page, at) => {
			page.rectangle(MARGIN, BOTTOM + 8, WIDTH, 0.5, INK.rule);
			if (at === last) this.#foot(page);
			else this.#pdf.artifact(() => this.#foot(page));
			const place = `${at + 1}/${this.#pages.length}`;
			this.#pdf.artifact(() => page.line(place, MARGIN + WIDTH, BOTTOM + 24, STYLES.small, 'end'));
		});
	}

	#foot(page: PdfPage): void {
		let top = BOTTOM + 14;
		for (const line of this.#paper.foot) {
			this.#pdf.within('P', () => {
				top = page.paragraph(line, MARGIN, top, WIDTH - 60, STYLES.small);
			});
		}
	}

	/** Draws a picture, at most as wide as the text and as high as a page. */
	picture({ width, height, alt }: Extract<PdfBlock, { kind: 'picture' }>, image: PDFImage): void {
		const scale = Math.min(1, WIDTH / width, (BOTTOM - TOP - GAP) / height);
		const [wide, high] = [width * scale, height * scale];
		const page = this.#room(high + GAP);
		const box = [MARGIN, A4[1] - this.#top - high, MARGIN + wide, A4[1] - this.#top] as const;
		const draw = () => page.picture(image, MARGIN, this.#top, wide, high);
		this.#pdf.within('Figure', draw, { alt, box });
		this.#top += high + GAP;
	}

	/** Writes a web address beside the code that leads to it. */
	#address({ label, href }: Extract<PdfBlock, { kind: 'address' }>): void {
		const page = this.#room(CODE_SIDE + GAP);
		const top = this.#top;
		const box = [MARGIN, A4[1] - top - CODE_SIDE, MARGIN + CODE_SIDE, A4[1] - top] as const;
		const draw = () => page.surfaces(codeBoxes(href, MARGIN, top, CODE_SIDE), INK.dark);
		this.#pdf.within('Figure', draw, { alt: `QR: ${href}`, box });
		const left = MARGIN + CODE_SIDE + GAP;
		this.#pdf.within('P', () => {
			const below = page.paragraph(label, left, top, WIDTH - CODE_SIDE - GAP, STYLES.text);
			page.paragraph(href, left, below, WIDTH - CODE_SIDE - GAP, STYLES.small);
		});
		this.#top += CODE_SIDE + GAP;
	}

	put(block: Exclude<PdfBlock, { kind: 'picture' }>): void {
		const pdf = this.#pdf;
		switch (block.kind) {
			case 'heading': {
				// A heading never stays at the end of a page without its text.
				const page = this.#room(56);
				pdf.within('H2', () => page.line(block.text, MARGIN, this.#top + 22, STYLES.heading));
				this.#top += 30;
				return;
			}
			case 'text':
				return this.#text(block.text, block.isSmall ? STYLES.small : STYLES.text);
			case 'facts':
				return pdf.within('Table', () => this.#facts(block.rows, MARGIN, 'start'));
			case 'sums':
				return pdf.within('Table', () => this.#facts(block.rows, MARGIN + WIDTH / 2, 'end'));
			case 'columns':
				return this.#columns(block.columns);
			case 'table':
				return pdf.within('Table', () => this.#table(block));
			case 'address':
				return this.#address(block);
			case 'large':
				for (const line of block.lines) this.#lines(line, STYLES.large);
				this.#top += GAP;
		}
	}

	/** Sets paragraphs line by line, so that they may continue on the next page. */
	#text(text: string, style: Style): void {
		for (const paragraph of text.split('\n')) this.#lines(paragraph, style);
		this.#top += GAP / 2;
	}

	#lines(text: string, style: Style): void {
		const step = style.size * (style.leading ?? 1.45);
		const lines = text.trim() === '' ? [] : this.#room(step).wrapped(text, WIDTH, style);
		this.#pdf.within('P', () => {
			for (const line of lines) {
				this.#room(step).line(line, MARGIN, this.#top + style.size, style);
				this.#top += step;
			}
		});
		this.#top += step / 3;
	}

	#facts(rows: readonly Fact[], left: number, anchor: 'start' | 'end'): void {
		const pdf = this.#pdf;
		const right = MARGIN + WIDTH;
		const from = anchor === 'start' ? left + 150 : right;
		for (const { label, value, isStrong } of rows) {
			const style = isStrong ? STYLES.strong : STYLES.text;
			const room = anchor === 'start' ? right - from : 120;
			const lines = this.#room(18).wrapped(value, room, style);
			const page = this.#room(Math.max(1, lines.length) * 13 + 5);
			const named = isStrong ? STYLES.strong : STYLES.label;
			pdf.within('TR', () => {
				const name = () => page.line(label, left, this.#top + 10, named);
				pdf.within('TH', name, { scope: 'Row' });
				pdf.within('TD', () =>
					lines.forEach((line, at) =>
						page.line(line, from, this.#top + 10 + at * 13, style, anchor),
					),
				);
			});
			this.#top += Math.max(1, lines.length) * 13 + 3;
		}
		this.#top += GAP;
	}

	#columns(columns: Extract<PdfBlock, { kind: 'columns' }>['columns']): void {
		const pdf = this.#pdf;
		const width = WIDTH / Math.max(1, columns.length);
		const set = columns.map(({ title, lines }) => ({
			title,
			texts: lines.map((line) => this.#room(0).wrapped(line, width - 16, STYLES.text)),
		}));
		const height = 20 + Math.max(0, ...set.map(({ texts }) => texts.flat().length)) * 13.5;
		const page = this.#room(height);
		set.forEach(({ title, texts }, at) => {
			const left = MARGIN + at * width;
			pdf.within('H2', () => page.line(title, left, this.#top + 10, STYLES.label));
			let baseline = this.#top + 25;
			for (const lines of texts) {
				pdf.within('P', () => {
					for (const line of lines) {
						page.line(line, left, baseline, STYLES.text);
						baseline += 13.5;
					}
				});
			}
		});
		this.#top += height + GAP;
	}

	#table({ head, widths, rows }: Extract<PdfBlock, { kind: 'table' }>): void {
		this.#row(head, widths, STYLES.label, 'Column');
		for (const row of rows) this.#row(row, widths, STYLES.text);
		this.#top += GAP;
	}

	#row(cells: readonly string[], widths: readonly number[], style: Style, scope?: 'Column'): void {
		const pdf = this.#pdf;
		const [first = '', ...others] = cells;
		const room = WIDTH - widths.reduce((sum, width) => sum + width, 0) - 8;
		const lines = this.#room(0).wrapped(first, room, style);
		const height = Math.max(1, lines.length) * 13 + 8;
		const page = this.#room(height);
		const cell = (draw: () => void) => pdf.within(scope ? 'TH' : 'TD', draw, { scope });
		pdf.within('TR', () => {
			cell(() =>
				lines.forEach((line, at) => page.line(line, MARGIN, this.#top + 11 + at * 13, style)),
			);
			let right = MARGIN + WIDTH - widths.reduce((sum, width) => sum + width, 0);
			others.forEach((text, at) => {
				right += widths[at] ?? 0;
				cell(() => page.line(text, right, this.#top + 11, style, 'end'));
			});
		});
		page.rectangle(MARGIN, this.#top + height - 3, WIDTH, 0.5, INK.rule);
		this.#top += height;
	}
}
