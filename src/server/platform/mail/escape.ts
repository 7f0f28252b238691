const ENTITIES: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** Escapes text for markup, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Links of mails are ours and lead to the web; anything else is a bug. */
export function safeHref(href: string): string {
	const { protocol } = new URL(href);
	if (protocol !== 'http:' && protocol !== 'https:')
		throw new Error('Invalid link in a mail: expected http or https');
	return href;
}
