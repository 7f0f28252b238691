import type { SearchAnswer, SearchEntry, SearchHit, SearchIndex } from '#contract/search/search.ts';
import { CODE, createCodeLookup } from './codes.ts';
import { createLookup, type Scores } from './lookup.ts';
import { nearNames } from './near.ts';
import { normal } from './normal.ts';
import { inCurrency, judgePrice, orderByPrice, readPrices } from './price-hits.ts';
import { weightIn } from './weights.ts';
import { type Asked, carriedBy, fitQuestion, isBinding, type Query, readQuery } from './query.ts';

/** Index that answers queries. */
export interface SearchEngine {
	/** `shown`: currency of the results' prices if the query names none; null for the shop's own. */
	search: (typed: string, limit: number, shown?: string | null) => SearchAnswer;
}

/** Score of a screen or page that performs the requested action. */
const SCREEN = 3;
const ACTS = [
	'#pressure',
	'#compare',
	'#fit',
	'#job',
	'#serial',
	'#order',
	'#return',
	'#invoice',
	'#withdrawal',
];
/** Acts that visitors do by a form on a page rather than on a screen of its own. */
const ACTS_BY_FORM = ['#warranty', '#resell'];
/** Screens that only a query for nothing else asks for: beside a town its shop is asked for. */
const ACTS_ALONE = ['#dealer'];
const isScreen = ({ id }: SearchEntry) => id.startsWith('route/');
const isPage = ({ id }: SearchEntry) => id.startsWith('page/');

/** Screen that answers where no wheel meets what binds: with the reasons, and a person to ask. */
const BENCH = 'route/fit';
/** Screen that finds the nearest shop where none stands in the town that was named. */
const LOCATOR = 'route/store-locator';
const DEALER = '#dealer';
/** Facts of an entry that states its tyres, or the rider that it carries. */
const TAKES_TYRES = /(?:^| )#tyre(?: |$)/;
const CARRIES_RIDERS = /=[\d.]+max(?: |$)/;

/** Wheels shown where nothing was found. */
const INSTEAD = 3;
/** Worth of a whole name beside words. */
const WHOLE_NAME = 2;

/** Worth of a part that the query calls by the name of its kind: other things only mention it. */
const NAMED = 0.9;
const isPart = ({ group }: SearchEntry) => group === 'components' || group === 'spares';

/** Worth of a name of which all words were typed. */
const COVERED = 0.4;
/** Results of this part of the best one's worth answer as well, and are ordered by price. */
const AS_GOOD = 0.8;
/** A query of which less than this is found has found nothing. */
const LEAST_FOUND = 0.5;

/** Makes an index ready to answer. */
export function createEngine({ locale, entries }: SearchIndex): SearchEngine {
	const getScores = createLookup(entries, locale);
	const withCode = createCodeLookup(entries);
	const prices = readPrices(entries);
	const names = entries.map(({ title }) => normal(title));

	/** Entries that state the limit that a query binds by, and are beyond it. */
	function listBeyond(one: Asked, found: Scores): number[] {
		if (one.kind !== 'measure' || !isBinding(one)) return [];
		const stated = one.isTyre === true ? TAKES_TYRES : CARRIES_RIDERS;
		return entries.flatMap(({ facts }, place) =>
			!found.has(place) && stated.test(facts) ? [place] : [],
		);
	}

	function rank(query: Query): { places: number[]; isBeyondPrice: boolean } {
		const totals: Scores = new Map();
		const hits: Scores = new Map();
		const beyond = new Set<number>();
		let isUnmet = false;
		const words = query.asked.filter((one) => one.kind !== 'price');
		for (const one of words) {
			const found = getScores(one);
			for (const [place, score] of found) {
				totals.set(place, (totals.get(place) ?? 0) + score);
				hits.set(place, (hits.get(place) ?? 0) + 1);
			}
			for (const place of listBeyond(one, found)) beyond.add(place);
			if (isBinding(one) && found.size === 0) isUnmet = true;
		}
		const wanted = query.asked.find((one) => one.kind === 'price');
		const meant = query.asked.flatMap((one) => (one.kind === 'concept' ? one.means : []));
		const groupAt = (place: number) => entries[place]?.group;
		const weigh = (place: number) => {
			const group = groupAt(place);
			return (totals.get(place) ?? 0) * (group ? weightIn(group, meant) : 0);
		};
		const priced = wanted ? judgePrice(wanted.price, prices, { hits, weigh, groupAt }) : null;
		const asked = priced ? words.length + 1 : words.length;
		for (const [place, score] of priced?.scores ?? []) {
			totals.set(place, (totals.get(place) ?? 0) + score);
			hits.set(place, (hits.get(place) ?? 0) + 1);
		}
		for (const place of priced?.beyond ?? []) beyond.add(place);
		const isElsewhere =
			asked > 1 &&
			meant.includes(DEALER) &&
			![...hits].some(([place, count]) => groupAt(place) === 'stores' && count > 1);
		for (const screen of [...(isUnmet ? [BENCH] : []), ...(isElsewhere ? [LOCATOR] : [])]) {
			const place = entries.findIndex(({ id }) => id === screen);
			if (place < 0) continue;
			totals.set(place, (totals.get(place) ?? 0) + SCREEN);
			hits.set(place, asked);
		}
		for (const place of beyond) totals.delete(place);
		const typed = normal(query.text);
		const screens = asked === 1 ? [...ACTS, ...ACTS_ALONE] : ACTS;
		const acting = new Set<number>();
		const done = (entry: SearchEntry) =>
			isScreen(entry) ? screens : isPage(entry) ? ACTS_BY_FORM : [];
		for (const [place, score] of totals) {
			const entry = entries[place];
			if (!entry) continue;
			const isWhole = names[place] === typed ? WHOLE_NAME : 0;
			const weight = weightIn(entry.group, meant);
			const own = entry.name.split(' ');
			const acts = done(entry).filter((concept) => meant.includes(concept));
			const isActing = acts.some((concept) => own.includes(concept));
			if (isActing) acting.add(place);
			const screen = isActing ? SCREEN : 0;
			const part = isPart(entry) && meant.some((concept) => own.includes(concept)) ? NAMED : 0;
			totals.set(place, score * weight + isWhole + screen + part + COVERED * covered(entry, query));
		}
		const codes = withCode(query);
		for (const [place, score] of codes) totals.set(place, (totals.get(place) ?? 0) + score);
		const best = Math.max(0, ...codes.values());
		const most = Math.max(0, ...hits.values());
		const isFound = most >= asked * LEAST_FOUND;
		const isWholly = (place: number) => (hits.get(place) ?? 0) >= most;
		const wholly = Math.max(
			0,
			...[...totals].flatMap(([at, score]) => (isWholly(at) ? score : [])),
		);
		const isEnough = (place: number) =>
			best === CODE
				? codes.get(place) === CODE
				: codes.has(place) ||
					acting.has(place) ||
					// A name with half of the query is worth nearly as much as a text with all of it.
					(isFound && (isWholly(place) || (totals.get(place) ?? 0) > wholly * AS_GOOD));
		const places = [...totals]
			.filter(([place]) => isEnough(place))
			.toSorted(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
			.map(([place]) => place);
		const isSame = (place: number, best: number) =>
			groupAt(place) === groupAt(best) &&
			hits.get(place) === hits.get(best) &&
			(totals.get(place) ?? 0) >= (totals.get(best) ?? 0) * AS_GOOD;
		return {
			places: priced ? orderByPrice(places, priced, isSame) : places,
			isBeyondPrice: priced !== null && !priced.isMet && places.length > 0,
		};
	}

	return {
		search(typed, limit, shown = null) {
			const query = readQuery(typed, locale);
			const { places, isBeyondPrice } = rank(query);
			const currency = query.asked.find((one) => one.kind === 'price')?.price.currency ?? shown;
			const isFound = places.length > 0;
			const hasCode = withCode(query).size > 0;
			const hitsAt = (found: readonly number[]) =>
				found.flatMap((place) => {
					const entry = entries[place];
					if (!entry) return [];
					const price = inCurrency(entry.price, currency, prices, place);
					return toHit({ ...entry, ...(price && { price }) }, query);
				});
			const isLookup = !hasCode && query.serial !== null;
			return {
				query: query.text,
				serial: isLookup ? query.serial : null,
				hits: isLookup ? [] : hitsAt(places.slice(0, limit)),
				total: isLookup ? 0 : places.length,
				is_beyond_price: isBeyondPrice && !isLookup,
				near: isFound || isLookup ? [] : nearNames(query.text, entries, locale),
				instead:
					isFound || isLookup
						? []
						: entries
								.filter(({ group }) => group === 'wheels')
								.slice(0, INSTEAD)
								.map((entry) => toHit(entry, query)),
			};
		},
	};
}

/** Part of an entry's own name that a query has typed, from 0 to 1. */
function covered({ name }: SearchEntry, { asked }: Query): number {
	const typed = new Set(
		asked.flatMap((one) => {
			if (one.kind === 'concept') return [...one.words, ...one.means];
			if (one.kind === 'signs') return [...one.pairs];
			if (one.kind === 'measure') return [String(one.measure.value)];
			if (one.kind === 'price') return [];
			return [one.word, ...one.begun, ...one.misspelt];
		}),
	);
	const own = name.split(' ');
	return own.filter((word) => typed.has(word)).length / own.length;
}

/** Prints an entry; a wheel's address carries what the query says of the bicycle. */
function toHit(entry: SearchEntry, query: Query): SearchHit {
	const { name: _n, facts: _f, text: _t, codes: _c, ...hit } = entry;
	const isWheel = hit.group === 'wheels' && hit.id.startsWith('product/');
	const carried = isWheel
		? carriedBy(query, hit.height_mm)
		: hit.id === BENCH && fitQuestion(query);
	return carried ? { ...hit, href: hit.href + carried } : hit;
}
