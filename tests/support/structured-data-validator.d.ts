declare module '@marbec/web-auto-extractor' {
	/** Data of a page, by format and type. */
	interface Extracted {
		jsonld: Record<string, unknown[]>;
		microdata: Record<string, unknown[]>;
	}
	export default class WebAutoExtractor {
		parse(html: string): Extracted;
	}
}

declare module '@adobe/structured-data-validator' {
	import type { Extracted } from '@marbec/web-auto-extractor';

	interface Issue {
		severity: 'ERROR' | 'WARNING';
		issueMessage: string;
		rootType: string;
		path?: { type?: string; property?: string }[];
		fieldNames?: string[];
	}
	export default class Validator {
		validate(data: Extracted): Promise<Issue[]>;
	}
}
