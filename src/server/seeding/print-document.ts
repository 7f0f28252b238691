import { PDFDocument } from '@cantoo/pdf-lib';
import * as v from 'valibot';
import { isoDateSchema } from '#contract/units.ts';
import { formatDate } from '#i18n/format.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { Typeface } from '#server/platform/typesetting/typeface.ts';
import type { DocumentSeed } from '#seed/types.ts';
import {
	outlinedType,
	standardType,
	STYLES,
	type DocumentType,
	type StyleName,
	type TypePage,
} from './document-type.ts';

/** In points, on A4. */
const MARGIN = 64;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;
const FOOT = 841.89 - MARGIN / 2;

const JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

const editionOf = ({ published_on, language }: DocumentSeed): string =>
	formatDate(v.parse(isoDateSchema, published_on), language);

const wordsOf = (document: DocumentSeed): string =>
	[document.title[document.language], editionOf(document), ...document.paragraphs].join('\n');

/**
 * A typeface with all that these documents need of it: opened once, because it remembers the words
 * that it has shaped. Null where none has Japanese in it.
 */
export async function typefaceFor(documents: readonly DocumentSeed[]): Promise<Typeface | null> {
	const texts = documents.map(wordsOf).filter((words) => JAPANESE.test(words));
	return texts.length === 0 ? null : Typeface.for([...texts, '0123456789/·']);
}

/** Prints a document as A4 pages, in any language. The same text gives the same bytes. */
export async function printDocument(
	document: DocumentSeed,
	publisher: string,
	typeface: Typeface | null,
): Promise<Uint8Array> {
	const pdf = await PDFDocument.create({ updateMetadata: false });
	const date = new Date(`${document.published_on}T00:00:00Z`);
	pdf.setTitle(document.title[document.language], { showInWindowTitleBar: true });
	pdf.setLanguage(document.language);
	pdf.setAuthor(publisher);
	pdf.setProducer(publisher);
	pdf.setCreationDate(date);
	pdf.setModificationDate(date);
	try {
		const type = await typeOf(pdf, document, typeface);
		const pages = flow(document, type);
		pages.forEach((page, index) => {
			const foot = `${publisher} · ${editionOf(document)} · ${index + 1}/${pages.length}`;
			page.line(foot, MARGIN, FOOT, 'small');
		});
		type.finish();
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new StartError(`Seed: document "${document.id}" cannot be printed: ${reason}`);
	}
	return pdf.save();
}

function typeOf(
	pdf: PDFDocument,
	document: DocumentSeed,
	typeface: Typeface | null,
): DocumentType | Promise<DocumentType> {
	const words = wordsOf(document);
	if (typeface === null || !JAPANESE.test(words)) return standardType(pdf);
	for (const character of words) {
		if (/\s/.test(character) || typeface.covers(character)) continue;
		throw new Error(`no typeface has “${character}”`);
	}
	return outlinedType(pdf, typeface);
}

/** Title and paragraphs over as many pages as they take. */
function flow(document: DocumentSeed, type: DocumentType): TypePage[] {
	let page = type.open();
	const pages = [page];
	let top = MARGIN;
	const write = (text: string, style: StyleName): void => {
		const { size, leading } = STYLES[style];
		const step = size * leading;
		for (const line of text.split('\n').flatMap((part) => page.wrapped(part, WIDTH, style))) {
			if (top + step > BOTTOM) {
				page = type.open();
				pages.push(page);
				top = MARGIN;
			}
			page.line(line, MARGIN, top + size, style);
			top += step;
		}
		top += size * 0.8;
	};
	write(document.title[document.language], 'title');
	for (const paragraph of document.paragraphs) write(paragraph, 'text');
	return pages;
}
