const ESCAPES: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&apos;',
};
/** Characters that XML 1.0 cannot carry, not even escaped. */
// oxlint-disable-next-line no-control-regex -- these are the ones to take out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

export function escapeXml(text: string): string {
	return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c);
}

/** Element that holds a text. */
export const element = (name: string, text: string, attributes = ''): string =>
	`<${name}${attributes}>${escapeXml(text)}</${name}>`;
