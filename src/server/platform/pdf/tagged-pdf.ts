import { PDFDocument, PDFName, type PDFImage } from '@cantoo/pdf-lib';
import type { Locale } from '#contract/locales.ts';
import { Typeface } from '#typesetting/typeface.ts';
import { EmbeddedFont } from './embedded-font.ts';
import { PdfPage } from './page.ts';
import { Structure, type Role, type RoleDetails } from './structure.ts';

/** Metadata of a document, for file lists and readers. */
export interface PdfHead {
	title: string;
	locale: Locale;
	author: string;
	/** Date of the document itself: the same data gives the same bytes. */
	made_at: Date;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** Title and language in XMP, where assistive software looks for them. */
const toMetadata = ({
	title,
	locale,
	author,
}: PdfHead) => `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${locale}</rdf:li></rdf:Bag></dc:language>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;

/** Writes a log line about letters that a printer could not draw. */
export type Log = (line: string) => void;

const codeName = (letter: string) =>
	[...letter].map((sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`).join(' ');

/** Texts of a document's data, at any depth: the typeface has to open faces for them. */
export function* textsIn(value: unknown): Generator<string> {
	if (typeof value === 'string') yield value;
	else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
		for (const part of Object.values(value)) yield* textsIn(part);
}

/** Characters that are set beside the data: numbers of pages and lists. */
const OWN_SIGNS = '0123456789 /.·–+';

/** First byte of a JPEG. */
const JPEG_START = 0xff;

/** PDF whose text is read in order, by eye, by search and aloud: embedded, tagged, named. */
export class TaggedPdf {
	readonly #pdf: PDFDocument;
	readonly #typeface: Typeface;
	readonly #font: EmbeddedFont;
	readonly #structure: Structure;

	private constructor(pdf: PDFDocument, typeface: Typeface) {
		this.#pdf = pdf;
		this.#typeface = typeface;
		this.#font = new EmbeddedFont(pdf);
		this.#structure = new Structure(pdf);
	}

	/**
	 * Opens a document in which these texts may be set, and no others. Boxes stand for letters that
	 * no face draws; the log names their codes alone, since names are personal.
	 */
	static async open(head: PdfHead, texts: readonly string[], log?: Log): Promise<TaggedPdf> {
		const { title, locale, author, made_at } = head;
		const pdf = await PDFDocument.create({ updateMetadata: false });
		pdf.setTitle(title, { showInWindowTitleBar: true });
		pdf.setLanguage(locale);
		pdf.setAuthor(author);
		pdf.setProducer(author);
		pdf.setCreationDate(made_at);
		pdf.setModificationDate(made_at);
		const bytes = new TextEncoder().encode(toMetadata(head));
		const metadata = pdf.context.stream(bytes, { Type: 'Metadata', Subtype: 'XML' });
		pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(metadata));
		const typeface = await Typeface.for([...texts, OWN_SIGNS]);
		const missing = new Set(texts.flatMap((text) => typeface.uncovered(text)));
		if (missing.size > 0) log?.(`pdf: no face draws ${[...missing].map(codeName)} in "${title}"`);
		return new TaggedPdf(pdf, typeface);
	}

	page(): PdfPage {
		return new PdfPage(this.#pdf, this.#typeface, this.#font, this.#structure);
	}

	/** Embeds a picture in PNG or JPEG, to be drawn on any page. */
	picture(bytes: Uint8Array): Promise<PDFImage> {
		return bytes[0] === JPEG_START ? this.#pdf.embedJpg(bytes) : this.#pdf.embedPng(bytes);
	}

	/** Draws an element of the text, such as a heading. */
	within<T>(role: Role, draw: () => T, details?: RoleDetails): T {
		return this.#structure.within(role, draw, details);
	}

	/** Draws something that is no part of the text, such as a running head. */
	artifact<T>(draw: () => T): T {
		return this.#structure.artifact(draw);
	}

	async bytes(): Promise<Uint8Array> {
		this.#font.write();
		this.#structure.write();
		return this.#pdf.save();
	}
}
