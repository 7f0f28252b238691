import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import { dotPath, toPlaces } from '#contract/content/documents/walk.ts';
import type { Locale } from '#contract/locales.ts';

/**
 * Beginnings of words, as patterns, that make a generic environmental claim (Dir. (EU) 2024/825, annex I 4a to
 * 4c), by language. Colours and the carbon of rims are none; a word that only may be a claim is
 * listed, since the list warns and never blocks.
 */
const CLAIMS: Readonly<Partial<Record<Locale, readonly string[]>>> = {
	it: [
		...['sostenibil', 'ecosostenibil', 'ecologic', 'ecocompatibil', 'eco-', 'biodegradabil'],
		...['neutral', 'impatto zero', 'emissioni zero', 'zero emissioni', 'a basse emissioni'],
		...['amic[oaih]+ dell’ambiente', 'rispetta l’ambiente'],
		...['rispettos[oaie] dell’ambiente', 'carbon neutral', 'green'],
	],
	en: [
		...['sustainab', 'eco-', 'ecologic', 'environmentally friendly', 'environment-friendly'],
		...['climate-friendly', 'climate friendly', 'nature’s friend', 'biodegradab', 'green choice'],
		...['neutral', 'net zero', 'net-zero', 'zero emission', 'zero-emission', 'low-emission'],
		...['carbon positive', 'climate positive', 'planet-friendly'],
	],
	es: [
		...['sostenib', 'sustentab', 'ecológic', 'eco-', 'biodegradab', 'respetuos[oa]s? con el medio'],
		...['neutral', 'neutro en carbono', 'cero emisiones'],
		...['emisiones cero', 'impacto cero', 'amigable con el medio'],
	],
	fr: [
		...['durable et responsable', 'développement durable', 'écologique', 'éco-', 'écoresponsable'],
		...['respectueu(?:x|ses?) de l’environnement', 'biodégradab'],
		...[
			'neutre en carbone',
			'neutralité',
			'zéro émission',
			'ami de la nature',
			'bon pour la planète',
		],
	],
	ja: [
		...['環境にやさしい', '環境に優しい', '地球にやさしい', 'エコ', 'サステナブル', '持続可能'],
		...['カーボンニュートラル', 'ゼロエミッション', '生分解性', '環境負荷ゼロ', 'グリーンな'],
	],
};

/** Matches claims at the beginning of words, in Japanese anywhere; null without a list. */
const toPattern = (locale: Locale): RegExp | null => {
	const claims = CLAIMS[locale];
	if (!claims) return null;
	const words = claims.map((word) => word.replaceAll('-', '[-‑]').replaceAll(' ', '\\s+'));
	return locale === 'ja'
		? new RegExp(words.join('|'), 'gu')
		: new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})[\\p{L}-]*`, 'giu');
};

const plain = (text: string) =>
	text
		.normalize('NFC')
		.replaceAll("'", '’')
		.replace(/<[^>]*>/g, ' ');

/** Generic environmental claims in a text, as written, each once. */
export function claimsIn(text: string, locale: Locale): string[] {
	const pattern = toPattern(locale);
	if (pattern === null) return [];
	return [...new Set([...plain(text).matchAll(pattern)].map(([word]) => word))];
}

/** Claim in a document: the word, and the path of its text. */
export interface GreenClaim {
	word: string;
	path: string;
}

/** Generic environmental claims in all texts of a document, in the order of its fields. */
export function greenClaims(entity: ContentEntity, document: unknown): GreenClaim[] {
	const found: GreenClaim[] = [];
	for (const { field, value, path, locale } of toPlaces(DOCUMENT_SCHEMAS[entity], document)) {
		const isText = field.kind === 'line' || field.kind === 'text' || field.kind === 'rich_text';
		if (!isText || locale === null || typeof value !== 'string') continue;
		for (const word of claimsIn(value, locale)) found.push({ word, path: dotPath(path) });
	}
	return found;
}
