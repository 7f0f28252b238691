import {
	decodePDFRawStream,
	PDFArray,
	PDFDict,
	PDFDocument,
	PDFHexString,
	PDFName,
	PDFNumber,
	PDFRawStream,
	PDFRef,
	PDFString,
	type PDFObject,
	type PDFPage,
} from '@cantoo/pdf-lib';

/** An element of a tagged document, with its text. */
export interface Tagged {
	role: string;
	/** Its own text; nested elements have theirs. */
	text: string;
	alt?: string;
	scope?: string;
	kids: Tagged[];
}

type Fonts = ReadonlyMap<string, Map<string, string>>;

const load = (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false });

/** Text of each page, words as they stand; what a reader's search would find. */
export async function textOfPdf(bytes: Uint8Array): Promise<string[]> {
	const pdf = await load(bytes);
	return pdf
		.getPages()
		.map((page) => toText(toContent(page.node.Contents()), toFonts(page)).replace(/ \n/g, '\n'));
}

/** Names of the fonts of a document that carry no program of their own. */
export async function unembeddedFonts(bytes: Uint8Array): Promise<string[]> {
	const pdf = await load(bytes);
	return pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
		if (!(object instanceof PDFDict)) return [];
		const subtype = object.get(PDFName.of('Subtype'))?.toString() ?? '';
		if (!['/Type1', '/TrueType', '/CIDFontType0', '/CIDFontType2'].includes(subtype)) return [];
		const descriptor = object.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict);
		const hasProgram = ['FontFile', 'FontFile2', 'FontFile3'].some((key) =>
			descriptor?.has(PDFName.of(key)),
		);
		return hasProgram ? [] : [String(object.get(PDFName.of('BaseFont')))];
	});
}

/** Reads the tree of a tagged document as a screen reader walks it. */
export async function getStructure(bytes: Uint8Array): Promise<Tagged> {
	const pdf = await load(bytes);
	const root = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
	const pages = new Map(
		pdf.getPages().map((page) => [page.ref, markedTexts(toContent(page.node.Contents()), page)]),
	);
	function read(element: PDFDict): Tagged {
		const tagged: Tagged = { role: nameIn(element, 'S'), text: '', kids: [] };
		const alt = element.lookup(PDFName.of('Alt'));
		if (alt instanceof PDFHexString || alt instanceof PDFString) tagged.alt = alt.decodeText();
		const scope = element.lookupMaybe(PDFName.of('A'), PDFDict);
		if (scope?.has(PDFName.of('Scope'))) tagged.scope = nameIn(scope, 'Scope');
		for (const kid of listKids(element)) {
			const id = kid.lookup(PDFName.of('MCID'));
			const page = kid.get(PDFName.of('Pg'));
			if (id instanceof PDFNumber && page instanceof PDFRef) {
				tagged.text += pages.get(page)?.get(id.asNumber()) ?? '';
			} else tagged.kids.push(read(kid));
		}
		return tagged;
	}
	const [document] = listKids(root);
	if (!document) throw new Error('the document has no structure');
	return read(document);
}

/** Elements of a tree in the order of reading. */
export const inOrder = (tagged: Tagged): Tagged[] => [tagged, ...tagged.kids.flatMap(inOrder)];

const nameIn = (dict: PDFDict, key: string) => dict.lookup(PDFName.of(key), PDFName).decodeText();

function listKids(element: PDFDict): PDFDict[] {
	const kids = element.lookupMaybe(PDFName.of('K'), PDFArray);
	return Array.from({ length: kids?.size() ?? 0 }, (_, at) => kids?.lookup(at, PDFDict)).filter(
		(kid) => kid !== undefined,
	);
}

function toFonts({ node }: PDFPage): Fonts {
	const fonts = node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
	return new Map(
		(fonts?.entries() ?? []).map(([name]) => {
			const unicode = fonts?.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode'));
			return [name.asString(), toMap(unicode instanceof PDFRawStream ? decoded(unicode) : '')];
		}),
	);
}

function toContent(contents: PDFObject | undefined): string {
	if (contents instanceof PDFRawStream) return decoded(contents);
	if (!(contents instanceof PDFArray)) return '';
	return Array.from({ length: contents.size() }, (_, at) => toContent(contents.lookup(at))).join(
		'\n',
	);
}

const decoded = (stream: PDFRawStream) =>
	Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

function toMap(unicode: string): Map<string, string> {
	return new Map(
		[...unicode.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)].map(([, code = '', units = '']) => [
			code,
			String.fromCharCode(...(units.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
		]),
	);
}

/** Texts of the marked content of a page, by their number. */
function markedTexts(content: string, page: PDFPage): Map<number, string> {
	const fonts = toFonts(page);
	return new Map(
		[...content.matchAll(/\/MCID (\d+) >> BDC(.*?)\bEMC\b/gs)].map(([, id, piece = '']) => [
			Number(id),
			toText(piece, fonts).replace(/\n$/, ''),
		]),
	);
}

function toText(content: string, maps: Fonts): string {
	let font: Map<string, string> | undefined;
	let text = '';
	for (const [, name, codes, end] of content.matchAll(
		/(\/\S+) [\d.]+ Tf|<([0-9A-F]+)>|\b(ET)\b/g,
	)) {
		if (name) font = maps.get(name);
		else if (end) text += '\n';
		else text += (codes?.match(/.{4}/g) ?? []).map((code) => font?.get(code) ?? '?').join('');
	}
	return text.replaceAll('\u200b', '');
}
