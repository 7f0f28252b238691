import {
	decodePDFRawStream,
	PDFArray,
	PDFDict,
	PDFDocument,
	PDFName,
	PDFRawStream,
} from '@cantoo/pdf-lib';

/** Text of each page, words as they stand; what a reader's search would find. */
export async function textOfPdf(bytes: Uint8Array): Promise<string[]> {
	const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
	return pdf.getPages().map(({ node }) => {
		const fonts = node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
		const maps = new Map(
			(fonts?.entries() ?? []).map(([name]) => {
				const unicode = fonts?.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode'));
				return [name.asString(), mapOf(unicode instanceof PDFRawStream ? decoded(unicode) : '')];
			}),
		);
		return textOf(contentOf(node.Contents()), maps);
	});
}

function contentOf(contents: unknown): string {
	if (contents instanceof PDFRawStream) return decoded(contents);
	if (!(contents instanceof PDFArray)) return '';
	return Array.from({ length: contents.size() }, (_, at) => contentOf(contents.lookup(at))).join(
		'\n',
	);
}

const decoded = (stream: PDFRawStream) =>
	Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

function mapOf(unicode: string): Map<string, string> {
	return new Map(
		[...unicode.matchAll(/^<([0-9A-F]{2})> <([0-9A-F]+)>$/gm)].map(([, code = '', units = '']) => [
			code,
			String.fromCharCode(...(units.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
		]),
	);
}

function textOf(content: string, maps: ReadonlyMap<string, Map<string, string>>): string {
	let font: Map<string, string> | undefined;
	let text = '';
	for (const [, name, codes, end] of content.matchAll(
		/(\/\S+) [\d.]+ Tf|<([0-9A-F]+)>|\b(ET)\b/g,
	)) {
		if (name) font = maps.get(name);
		else if (end) text += '\n';
		else text += (codes?.match(/../g) ?? []).map((code) => font?.get(code) ?? '?').join('');
	}
	return text;
}
