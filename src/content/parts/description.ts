import type { Locale } from '#contract/locales.ts';
import { toText } from './rich-text.ts';

interface Lengths {
	least: number;
	most: number;
}

/** Length that search engines show: a Japanese letter is as wide as one and a half Latin ones. */
const LATIN: Lengths = { least: 140, most: 160 };
const JAPANESE: Lengths = { least: 95, most: 110 };

const CLOSED = /[.!?…:;。！？」）]$/;
/** Ends of sentences, not of abbreviations: at least two letters before, a capital after. */
const SENTENCE_ENDS = /(?<=[\p{L}\p{N})»”″%]{2})[.!?](?=\s+[\p{Lu}«“¿¡])|[。！？]/gu;

/** End of the last sentence that ends between the two lengths. */
function sentenceCut(text: string, { least, most }: Lengths): number | undefined {
	const ends = [...text.matchAll(SENTENCE_ENDS)].map(({ index }) => index + 1);
	return ends.findLast((end) => end >= least && end <= most);
}

/** Cuts after the last word that leaves room for the ellipsis; Japanese is cut at a comma first. */
function wordCut(text: string, { least, most }: Lengths): string {
	const cut = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
	const isAtWord = text[most - 1] === ' ';
	const end = isAtWord ? cut.length : Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('、'));
	const words = end >= least / 2 ? cut.slice(0, end) : cut;
	return `${words.replace(/[\s,;:、–-]+$/u, '')}…`;
}

/**
 * Meta description of a page: its parts, plain or HTML, each as a sentence of its own, cut to the
 * length that search engines show.
 */
export function toDescription(parts: readonly string[], locale: Locale): string {
	const [stop, space] = locale === 'ja' ? ['。', ''] : ['.', ' '];
	const sentences = parts
		.flatMap((part) => toText(part))
		.map((text) => (CLOSED.test(text) ? text : text + stop));
	const whole = sentences.join(space);
	const lengths = locale === 'ja' ? JAPANESE : LATIN;
	if (whole.length <= lengths.most) return whole;
	const end = sentenceCut(whole, lengths);
	return end === undefined ? wordCut(whole, lengths) : whole.slice(0, end);
}
