import { generateHTML, generateJSON } from '@tiptap/core';
import { normalised } from './html.ts';
import { richTextExtensions } from './schema.ts';

/** Text as the editor would serialise it. */
export function printed(html: string): string {
	const extensions = richTextExtensions();
	return generateHTML(generateJSON(html, extensions), extensions);
}

/** True if the editor preserves all of a text. Any other text it must not change. */
export const isKept = (html: string): boolean =>
	html === '' || normalised(printed(html)) === normalised(html);
