import { generateHTML, generateJSON } from '@tiptap/core';
import { normalised } from './html.ts';
import { richTextExtensions } from './schema.ts';

/** A text as the editor would write it down. */
export function printed(html: string): string {
	const extensions = richTextExtensions();
	return generateHTML(generateJSON(html, extensions), extensions);
}

/** Whether the editor gives back all of a text. One that it does not is not for it to change. */
export const isKept = (html: string): boolean =>
	html === '' || normalised(printed(html)) === normalised(html);
