/**
 * Abbreviations in names of towns, and what each may stand for. Only the full stop reveals most of
 * them: `St` is a name of its own in the table of towns, `S` is none.
 */
const SHORT: readonly (readonly [short: RegExp, long: readonly string[]])[] = [
	[/(?<!\p{L})s\.\s*/iu, ['San ', 'Santa ', "Sant'", 'Santo ', 'Saint-', 'São ', 'Sankt ']],
	[/(?<!\p{L})ss\.\s*/iu, ['Santi ']],
	[/(?<!\p{L})ste[.\s-]+/iu, ['Sainte-']],
	[/(?<!\p{L})sta[.\s]+/iu, ['Santa ']],
	[/(?<!\p{L})sto[.\s]+/iu, ['Santo ']],
	[/(?<!\p{L})st[.\s-]+/iu, ['Saint-', 'Sankt ', 'Sint-']],
	[/(?<!\p{L})mt[.\s]+/iu, ['Mount ', 'Mont ']],
	[/(?<!\p{L})ft[.\s]+/iu, ['Fort ']],
	[/(?<!\p{L})m\.te\s*/iu, ['Monte ']],
	[/(?<!\p{L})p\.?to[.\s]+/iu, ['Porto ', 'Puerto ']],
	[/(?<!\p{L})cast\.\s*/iu, ['Castel ', 'Castello ']],
	[/(?<!\p{L})v(?:itt)?\.\s*(?=veneto)/iu, ['Vittorio ']],
	[/\bv\.na\b/iu, ['Verona']],
	// A stroke has become a space.
	[/(?<=\p{L})[\s-]s\s+s\s+/iu, ['-sous-']],
	[/(?<=\p{L})[\s-]s\s+/iu, ['-sur-']],
	[/\bo\.?\s?d\.\s*t(?:\.|auber)\s*$/iu, ['ob der Tauber']],
	[/(?<=\p{L})\su\.\s*(?=\p{L})/iu, [' upon ', ' under ']],
	[/(?<!\p{L})b\.(?:go|rgo)\s*/iu, ['Borgo ']],
	[/(?<!\p{L})c\.(?:llo|astello)\s*/iu, ['Castello ']],
	[/\bv\.to\b/iu, ['Veneto']],
	[/\be\.\s*$/iu, ['Emilia']],
	[/\ba\.?\s?m\.\s*$/iu, ['am Main']],
	[/\bi\.?\s?br\.\s*$/iu, ['im Breisgau']],
	[/\ba\.\s?d\.?\s*/iu, ['an der ']],
	[/(?<=\p{L})[\s-]d\.\s*/iu, [' di ', ' del ', ' della ']],
];

/** Most expansions of a name that are tried: each may need a file. */
const MOST = 8;

/** Expands the abbreviations of a name in each possible way; empty where it has none. */
export function expandAbbreviations(name: string): string[] {
	let names = [name];
	for (const [short, long] of SHORT) {
		names = names.flatMap((one) =>
			short.test(one) ? long.map((word) => one.replace(short, word).trim()) : [one],
		);
	}
	return names.filter((one) => one !== name).slice(0, MOST);
}
