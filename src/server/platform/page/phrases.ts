import type { Parser } from 'budoux';
import { breakCompounds } from '#domain/text/phrase-breaks.ts';
import { joinPhrases } from '#i18n/phrase-boundaries.ts';

const JAPANESE = /<html lang="ja"/;

/** Elements with short lines: titles, buttons, names of groups. `page/style.ts` lists the same. */
const PHRASED =
	/<(h[1-6]|button|legend|summary)\b[^>]*>[\s\S]*?<\/\1>|<a\b[^>]*\sclass="button"[^>]*>[\s\S]*?<\/a>/g;
const TEXT = /(?<=>)[^<]+(?=<)/g;

let loading: Promise<Parser | null> | undefined;

/**
 * Loads the parser of phrases with its Japanese model, 0.1 s. The package’s entry loads a DOM as
 * well, which blocks the host for more than a second.
 */
async function loadParser(): Promise<Parser> {
	const entry = import.meta.resolve('budoux');
	const toFile = (name: string) => new URL(name, entry).href;
	const { Parser: Kind }: Pick<typeof import('budoux'), 'Parser'> = await import(
		toFile('parser.js')
	);
	const { model }: { model: ConstructorParameters<typeof Parser>[0] } = await import(
		toFile('data/models/ja.js')
	);
	return new Kind(model);
}

/**
 * Returns a page or a mail with places where the lines of its Japanese titles and buttons may end.
 * Chromium finds phrases itself; Safari, Firefox and the mail programs built on them end a line at
 * any letter.
 */
export async function withPhrases(html: string): Promise<string> {
	if (!JAPANESE.test(html)) return html;
	// Tried again the next time; until then lines end where the reader's program ends them.
	loading ??= loadParser().catch(() => null);
	const parser = await loading;
	if (parser === null) {
		loading = undefined;
		return html;
	}
	const broken = (text: string) => breakCompounds(joinPhrases(parser.parse(text)));
	return html.replace(PHRASED, (element) => element.replace(TEXT, broken));
}
