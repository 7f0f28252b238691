/**
 * Decodes text files as spreadsheets save them. Only UTF-8 and UTF-16 say what they are. An 8-bit
 * file is read in each encoding that a spreadsheet writes here; it is taken where exactly one
 * reading makes text, because `Citt…` of Windows is `Città` of DOS, and a wrong guess would be
 * stored in silence.
 */

/** Encoding of 16-bit text, by its mark or by the zeros of plain letters; null for others. */
function wideEncoding([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	if (first === 0xfe && second === 0xff) return 'utf-16be';
	if (first && second === 0 && third && fourth === 0) return 'utf-16le';
	return first === 0 && second && third === 0 && fourth ? 'utf-16be' : null;
}

/** Upper half of code page 850, in which DOS programs and old tills of Western Europe write. */
const DOS_850 =
	'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
	'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const fromDos = (bytes: Uint8Array): string =>
	Array.from(bytes, (byte) =>
		byte < 0x80 ? String.fromCharCode(byte) : (DOS_850[byte - 0x80] ?? '\ufffd'),
	).join('');

/** Letters of Italian, French, Spanish, German and their neighbours. */
const LETTERS = 'àâäáãåæçèéêëìíîïñòóôöøœßùúûüÿÀÂÄÁÅÆÇÈÉÊÌÍÎÏÑÒÓÔÖØŒÙÚÜ';
/** Letters and signs that tills and stock programs of DOS write in Italian and German lists. */
const DOS_LETTERS = 'àäçèéìñòößùüÀÄÇÈÉÌÑÒÖÙÜ';
const DOS_SIGNS = '£°½¼±';
const SIGNS = '€£§°²³ªº½¼¾±×÷µ©®™«»“”‘’„‚–—…•¿¡·\u00a0';

/** Encodings of 8-bit files, each with the letters that its files have. */
const WESTERN: readonly { decode: (bytes: Uint8Array) => string; known: RegExp }[] = [
	['windows-1252', LETTERS] as const,
	['iso-8859-15', LETTERS] as const,
].map(([encoding, letters]) => ({
	decode: (bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes),
	known: new RegExp(`^[\\p{ASCII}${letters}${SIGNS}]*$`, 'u'),
}));
const DOS = {
	decode: fromDos,
	known: new RegExp(`^[\\p{ASCII}${DOS_LETTERS}${DOS_SIGNS}]*$`, 'u'),
};

/** Places in which none of these languages has such a letter or sign. */
const MISPLACED: readonly RegExp[] = [
	// Capitals within words: `perchŠ`, `SÒo`.
	/(?<=\p{Ll})[^\P{Lu}A-Z]|(?<=\p{Lu})[^\P{Lu}A-Z](?=\p{Ll})|[^\P{Ll}a-z](?=\p{Lu})/u,
	// A letter before a figure, and a single one: `ú10`, `10 Ç`; `Ø622` is a diameter.
	/[^\P{L}a-zA-ZªºØ](?=\d)|(?<![\p{L}\d'’.-])[^\P{L}a-zA-ZàèòÀÈØªº](?![\p{L}'’-])/u,
	// A letter right behind a figure, but for `1ère`, `28Ø` and `6µm`: `5Ç` is 5€, `28ö` is 28”.
	/(?<=\d)[^\P{L}a-zA-ZªºèéÈÉØµ]/u,
	// Words without a plain letter: `Ìîñêâà` is Москва.
	/[^\P{L}a-zA-Zªº]{3,}|(?<!\p{L})[^\P{L}a-zA-Zªº]{2}(?!\p{L})/u,
	// Letters in places that they never have: `Dìèín`, `mßs`, `28œ`.
	/[ìòùÌÒÙ](?=\p{Ll})|(?<![aeiouyäöüAEIOU])ß|[œŒ](?!\p{L})/u,
	// Signs within words: `c½ur`, `£ódŸ`, `M³ller`, `Ges—`, `per•`, `K”ln`.
	/[¼½¾²³±×÷§](?=\p{L})|(?<=\p{L})[¼½¾£§÷±€„‚“«•·¿¡]|[£€](?=\p{L})|”(?=\p{L})|(?<=\p{L})[–—](?!\p{L})/u,
	/(?<![mM\d])[²³]|(?<=[^\P{L}nN])°|(?<=\p{L})º(?=\p{L})|(?<=\p{Ll}{2})ª|(?<=\d\s?)¡|^[^«]*»/u,
];

const isText = (text: string, known: RegExp): boolean =>
	known.test(text) && !MISPLACED.some((place) => place.test(text));

/**
 * Text of UTF-8 that was read as Windows-1252 and saved again, or that lost letters before. The
 * `’è` of an old Mac is an Armenian letter of UTF-8.
 */
const DAMAGED = /\ufffd|[ÃÂ][\u0080-\u00bf]|â€|\p{sc=Armenian}/u;
const KANA = /[\u3041-\u30ff]/;
/** Characters of Japanese lists; rare ones point to another encoding that was read as this one. */
const JAPANESE =
	/^[\p{ASCII}\u3000-\u30ff\u4e00-\u9fff\uff01-\uff60\uffe0-\uffe6×÷°±−―‐…‥“”‘’→←↑↓※〒△○●◎□■☆★①-⑳㈱℡]*$/u;

function fromJapanese(bytes: Uint8Array): string[] {
	try {
		const text = new TextDecoder('shift_jis', { fatal: true }).decode(bytes);
		return KANA.test(text) && JAPANESE.test(text) ? [text] : [];
	} catch {
		return [];
	}
}

/** Decodes a file; null if its encoding is uncertain. */
export function decoded(bytes: Uint8Array): string | null {
	const wide = wideEncoding(bytes);
	if (wide) {
		const text = new TextDecoder(wide).decode(bytes);
		return DAMAGED.test(text) ? null : text;
	}
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		return DAMAGED.test(text) ? null : text;
	} catch {
		const western = [...WESTERN, DOS].flatMap(({ decode, known }) => {
			const text = decode(bytes);
			return isText(text, known) ? [text] : [];
		});
		const readings = new Set([...fromJapanese(bytes), ...western]);
		const [only] = readings;
		return readings.size === 1 && only !== undefined ? only : null;
	}
}
