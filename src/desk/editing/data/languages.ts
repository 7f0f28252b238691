import {
	isEqual,
	isList,
	isObject,
	findKey,
	valueAt,
	withValueAt,
	type Json,
	type JsonObject,
} from '#domain/documents/values.ts';

const blocksIn = (document: JsonObject, locale: string): readonly Json[] | null => {
	const blocks = valueAt(document, ['texts', locale, 'blocks']);
	return isList(blocks) ? blocks : null;
};
const toKeys = (blocks: readonly Json[]) => blocks.flatMap((block) => findKey(block) ?? []);

const toLocales = (document: JsonObject): string[] =>
	isObject(document['texts'])
		? Object.keys(document['texts']).filter((locale) => locale !== 'it')
		: [];

/**
 * Applies moves and deletions of Italian blocks to the other languages: the structure is edited
 * once. A block that a language has left out stays out.
 */
export function followItalian(before: JsonObject, after: JsonObject): JsonObject {
	const [was, is] = [blocksIn(before, 'it'), blocksIn(after, 'it')];
	if (!was || !is || isEqual(toKeys(was), toKeys(is))) return after;
	const order = toKeys(is);
	const gone = toKeys(was).filter((key) => !order.includes(key));
	return toLocales(after).reduce((document, locale) => {
		const own = blocksIn(document, locale);
		if (!own) return document;
		const kept = own.filter((block) => !gone.includes(findKey(block) ?? ''));
		return withBlocks(document, locale, inOrder(kept, order));
	}, after);
}

function withBlocks(document: JsonObject, locale: string, blocks: readonly Json[]): JsonObject {
	const next = withValueAt(document, ['texts', locale, 'blocks'], blocks);
	return isObject(next) ? next : document;
}

/** Blocks in the Italian order; one that Italian lacks stays behind its former predecessor. */
function inOrder(blocks: readonly Json[], order: readonly string[]): Json[] {
	const rank = (block: Json) => order.indexOf(findKey(block) ?? '');
	const known = blocks.filter((block) => rank(block) >= 0).toSorted((a, b) => rank(a) - rank(b));
	blocks.forEach((block, place) => {
		if (rank(block) >= 0) return;
		const before = blocks.slice(0, place).findLast((earlier) => known.includes(earlier));
		known.splice(before === undefined ? 0 : known.indexOf(before) + 1, 0, block);
	});
	return known;
}

/** Italian blocks that a language lacks. */
export function missingBlocks(document: JsonObject, locale: string): readonly Json[] {
	const own = toKeys(blocksIn(document, locale) ?? []);
	return (blocksIn(document, 'it') ?? []).filter((block) => !own.includes(findKey(block) ?? ''));
}

/** Adds the Italian text of a missing block to a language, to be translated. */
export function withBlock(document: JsonObject, locale: string, key: string): JsonObject {
	const italian = blocksIn(document, 'it') ?? [];
	const block = italian.find((known) => findKey(known) === key);
	if (block === undefined) return document;
	const own = [...(blocksIn(document, locale) ?? []), block];
	return withBlocks(document, locale, inOrder(own, toKeys(italian)));
}
