import {
	PDFHexString,
	PDFName,
	PDFNumber,
	PDFOperator,
	PDFOperatorNames,
	type PDFDocument,
	type PDFObject,
	type PDFPage,
	type PDFRef,
} from '@cantoo/pdf-lib';

/** Roles of ISO 32000-1, 14.8.4, as far as documents need them. */
export type Role =
	| 'Document'
	| 'Sect'
	| 'H1'
	| 'H2'
	| 'P'
	| 'L'
	| 'LI'
	| 'Lbl'
	| 'LBody'
	| 'Table'
	| 'TR'
	| 'TH'
	| 'TD'
	| 'Figure';

export interface RoleDetails {
	/** Scope of a table header. */
	scope?: 'Row' | 'Column';
	/** Text of a figure, and its left, bottom, right and top. */
	alt?: string;
	box?: readonly [number, number, number, number];
}

interface Element extends RoleDetails {
	role: Role;
	ref: PDFRef;
	parent: PDFRef;
	/** Child elements, and marked content by page and number. */
	kids: (Element | { page: PDFPage; id: number })[];
}

const END = PDFOperator.of(PDFOperatorNames.EndMarkedContent);
const ARTIFACT = PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]);

/**
 * Structure tree of a tagged PDF: headings, tables and figures in reading order. Everything drawn
 * belongs to the open element, or is an artifact: a rule, a running head.
 */
export class Structure {
	readonly #pdf: PDFDocument;
	readonly #rootRef: PDFRef;
	readonly #document: Element;
	#open: Element | null;
	/** Elements by page, at the index of their marked content. */
	readonly #pages = new Map<PDFPage, PDFRef[]>();

	constructor(pdf: PDFDocument) {
		this.#pdf = pdf;
		this.#rootRef = pdf.context.nextRef();
		const ref = pdf.context.nextRef();
		this.#document = { role: 'Document', ref, parent: this.#rootRef, kids: [] };
		this.#open = this.#document;
	}

	/** Draws an element inside the open one; inside an artifact no element is made. */
	within<T>(role: Role, draw: () => T, details: RoleDetails = {}): T {
		const outer = this.#open;
		if (!outer) return draw();
		const ref = this.#pdf.context.nextRef();
		const element: Element = { ...details, role, ref, parent: outer.ref, kids: [] };
		outer.kids.push(element);
		return this.#during(element, draw);
	}

	/** Draws something that is no part of the text. */
	artifact<T>(draw: () => T): T {
		return this.#during(null, draw);
	}

	#during<T>(element: Element | null, draw: () => T): T {
		const before = this.#open;
		this.#open = element;
		try {
			return draw();
		} finally {
			this.#open = before;
		}
	}

	/** Marks operators of a page as content of the open element. */
	marked(page: PDFPage, operators: readonly PDFOperator[]): PDFOperator[] {
		const element = this.#open;
		if (!element) return [ARTIFACT, ...operators, END];
		const owners = this.#pages.get(page) ?? [];
		this.#pages.set(page, owners);
		const id = owners.push(element.ref) - 1;
		element.kids.push({ page, id });
		// The library's own operator silently drops its properties.
		const begin = PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
			PDFName.of(element.role),
			`<< /MCID ${id} >>`,
		]);
		return [begin, ...operators, END];
	}

	/** Writes the tree, once everything is drawn. */
	write(): void {
		const { context, catalog } = this.#pdf;
		this.#writeElement(this.#document);
		const numbers: PDFObject[] = [];
		[...this.#pages].forEach(([page, owners], at) => {
			numbers.push(PDFNumber.of(at), context.obj(owners));
			page.node.set(PDFName.of('StructParents'), PDFNumber.of(at));
		});
		for (const page of this.#pdf.getPages()) {
			page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
		}
		const root = {
			Type: 'StructTreeRoot',
			K: [this.#document.ref],
			ParentTree: context.register(context.obj({ Nums: numbers })),
			ParentTreeNextKey: this.#pages.size,
		};
		context.assign(this.#rootRef, context.obj(root));
		catalog.set(PDFName.of('StructTreeRoot'), this.#rootRef);
		catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
	}

	#writeElement({ role, ref, parent, kids, scope, alt, box }: Element): void {
		const { context } = this.#pdf;
		const written = kids.map((kid): PDFObject => {
			if ('id' in kid) return context.obj({ Type: 'MCR', Pg: kid.page.ref, MCID: kid.id });
			this.#writeElement(kid);
			return kid.ref;
		});
		const element = context.obj({ Type: 'StructElem', S: role, P: parent, K: written });
		if (alt !== undefined) element.set(PDFName.of('Alt'), PDFHexString.fromText(alt));
		if (scope) element.set(PDFName.of('A'), context.obj({ O: 'Table', Scope: scope }));
		if (box) element.set(PDFName.of('A'), context.obj({ O: 'Layout', BBox: [...box] }));
		context.assign(ref, element);
	}
}
