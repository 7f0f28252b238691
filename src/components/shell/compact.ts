const namesIn = (names: string) => names.split(/\s+/);

/** Blocks, and elements without text beside them: the document's head, the inside of drawings. */
const BLOCKS = namesIn(
	`address article aside blockquote caption dd dialog div dl dt fieldset figcaption figure
	footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p picture section summary table tbody td th
	thead tr ul link meta title circle path`,
);
/**
 * Inline elements, or elements alone in a block like a word; a text browser renders disclosures so.
 */
const INLINE = namesIn('a button details span strong');
/** React ends these as XML does. */
const WITHOUT_CONTENT = namesIn('img input source');

type Kind = 'block' | 'inline' | 'without content';
const KINDS = new Map<string, Kind>([
	...BLOCKS.map((name) => [name, 'block'] as const),
	...INLINE.map((name) => [name, 'inline'] as const),
	...WITHOUT_CONTENT.map((name) => [name, 'without content'] as const),
]);

interface Tag {
	start: number;
	/** Position after its `>`. */
	end: number;
	kind: Kind | undefined;
	isClosing: boolean;
}

const [TAB, LINE, PAGE, RETURN, SPACE] = [9, 10, 12, 13, 32] as const;
const [BANG, QUOTE, SLASH, MORE] = [33, 34, 47, 62] as const;
const isSpace = (code: number) =>
	code === SPACE || code === LINE || code === TAB || code === RETURN || code === PAGE;
/** A letter of either case, or a digit. */
const isOfName = (code: number) =>
	((code | 32) >= 97 && (code | 32) <= 122) || (code >= 48 && code <= 57);

/** Position after the `>` that ends a tag; attributes may contain others. 0 if none does. */
function endOfTag(html: string, from: number): number {
	for (let place = from; place < html.length; place += 1) {
		const code = html.charCodeAt(place);
		if (code === MORE) return place + 1;
		if (code !== QUOTE) continue;
		place = html.indexOf('"', place + 1);
		if (place < 0) return 0;
	}
	return 0;
}

/** Next tag, comment or declaration from a position on. */
function nextTag(html: string, from: number): Tag | null {
	for (let start = html.indexOf('<', from); start >= 0; start = html.indexOf('<', start + 1)) {
		const isClosing = html.charCodeAt(start + 1) === SLASH;
		const first = start + (isClosing ? 2 : 1);
		let last = first;
		while (isOfName(html.charCodeAt(last))) last += 1;
		if (last === first && html.charCodeAt(first) !== BANG) continue;
		const end = last === first ? html.indexOf('>', last) + 1 : endOfTag(html, last);
		return end === 0 ? null : { start, end, kind: KINDS.get(html.slice(first, last)), isClosing };
	}
	return null;
}

/** True if white space before a tag is invisible: a line ends there, or more of it follows. */
function endsLine(html: string, { kind, isClosing, end }: Tag): boolean {
	if (kind !== 'inline' || !isClosing) return kind === 'block';
	if (isSpace(html.charCodeAt(end))) return true;
	const next = nextTag(html, end);
	return next?.start === end && endsLine(html, next);
}

/**
 * Drops the white space that a browser drops as well: at the edges of blocks, and the inner one of
 * two spaces that only the tag of an inline element divides. Between words and elements one stays,
 * and lines between two elements become one. Not for `pre` nor for markup that React hydrates.
 */
export function compact(html: string): string {
	let [out, copied] = ['', 0];
	const put = (from: number, to: number, instead = '') => {
		out += html.slice(copied, from) + instead;
		copied = to;
	};
	let start = 0;
	/** True if white space from here on is invisible: a line begins, or more came before. */
	let begins = false;
	for (let tag = nextTag(html, 0); tag; tag = nextTag(html, start)) {
		const end = tag.start;
		let [words, wordsEnd] = [start, end];
		while (words < end && isSpace(html.charCodeAt(words))) words += 1;
		while (wordsEnd > words && isSpace(html.charCodeAt(wordsEnd - 1))) wordsEnd -= 1;
		const isAlone = words === end;
		if (words > start && (begins || isAlone)) {
			const isSeen = !begins && !endsLine(html, tag);
			put(start, words, isSeen ? ' ' : '');
		}
		if (wordsEnd < end && !isAlone && endsLine(html, tag)) put(wordsEnd, end);
		const { kind, isClosing } = tag;
		const opens = kind === 'inline' && !isClosing;
		begins = kind === 'block' || (opens && (start === end ? begins : wordsEnd < end || isAlone));
		start = tag.end;
		if (kind === 'without content' && html.charCodeAt(start - 2) === SLASH) {
			put(start - (html.charCodeAt(start - 3) === SPACE ? 3 : 2), start - 1);
		}
	}
	let words = start;
	while (begins && isSpace(html.charCodeAt(words))) words += 1;
	put(start, words);
	return out + html.slice(copied);
}
