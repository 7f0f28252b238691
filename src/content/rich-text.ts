import sanitizeHtml from 'sanitize-html';

const RULES: sanitizeHtml.IOptions = {
	allowedTags: [
		'p',
		'br',
		'h2',
		'h3',
		'h4',
		'ul',
		'ol',
		'li',
		'strong',
		'em',
		'b',
		'i',
		'a',
		'blockquote',
		'table',
		'caption',
		'thead',
		'tbody',
		'tr',
		'th',
		'td',
		'sup',
		'sub',
		'dl',
		'dt',
		'dd',
	],
	allowedAttributes: { a: ['href', 'hreflang', 'lang'], th: ['scope'], '*': ['lang', 'id'] },
	allowedSchemes: ['http', 'https', 'mailto', 'tel'],
	allowProtocolRelative: false,
};

/** Texts made safe already. A build asks for most of them more than once: lists, pages, feeds. */
const known = new Map<string, string>();
/** Beyond it all are forgotten: a process that goes on must not keep every text it ever saw. */
const KNOWN_AT_MOST = 20_000;

/**
 * HTML of the CMS made safe to print: scripts, event handlers, styles and `javascript:` links are
 * gone, text stays, tags are closed.
 */
export function safeHtml(html: string): string {
	let safe = known.get(html);
	if (safe === undefined) {
		safe = sanitizeHtml(html, RULES);
		if (known.size >= KNOWN_AT_MOST) known.clear();
		known.set(html, safe);
	}
	return safe;
}

const ESCAPED: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Characters for their codes: whoever prints the text escapes it again. */
function decoded(text: string): string {
	if (!text.includes('&')) return text;
	const parsed = sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} });
	return parsed.replace(/&(?:lt|gt|quot|amp);/g, (code) => ESCAPED[code] ?? code);
}

/** Text of a piece of HTML, cut at a word for a description; scripts without spaces anywhere. */
export function excerptOf(html: string, length = 155): string {
	const text = decoded(html.replace(/<[^>]+>/g, ' '))
		.replace(/\s+/g, ' ')
		.trim();
	if (text.length <= length) return text;
	const cut = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
	const end = text[length] === ' ' ? length : cut.lastIndexOf(' ');
	return `${(end > length / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
