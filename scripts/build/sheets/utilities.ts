import { createGenerator } from '@unocss/core';
import config from '../../../uno.config.ts';
import type { Graph } from './graph.ts';

/**
 * Quoted text, in which a source names classes; outside of quotes a word like "filter" is no class.
 */
const QUOTED = /(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** One rule of the generator; `parent` is the `@media` around it, `order` its place among all. */
export interface Rule {
	order: number;
	parent: string;
	css: string;
}

export interface Utilities {
	/** Variables and rules that every page carries. */
	core: string;
	/** Rules that some modules need beyond that. */
	beyondCore: (modules: ReadonlySet<string>) => Rule[];
}

const shorten = (rule: string) => rule.replace(/;\}$/, '}').replace(/(?<![\w.])0(?=\.\d)/g, '');

function toRules(css: string): Omit<Rule, 'order'>[] {
	let parent = '';
	return css.split('\n').flatMap((line) => {
		if (line.startsWith('/*') || line === '') return [];
		if (line.startsWith('@') && line.endsWith('{')) parent = line.slice(0, -1);
		else if (line === '}') parent = '';
		else return [{ parent, css: shorten(line) }];
		return [];
	});
}

const toProperties = (rules: readonly Rule[]) =>
	rules.flatMap(({ css }) =>
		[...css.matchAll(/[{;]([\w-]+):/g)].map(([, property = '']) => property),
	);

const SIDES = ['top', 'right', 'bottom', 'left'];
const meets = (a: string, b: string) =>
	a === b ||
	a.startsWith(`${b}-`) ||
	b.startsWith(`${a}-`) ||
	a.endsWith(`-${b}`) ||
	b.endsWith(`-${a}`) ||
	(a.startsWith('inset') && SIDES.includes(b)) ||
	(b.startsWith('inset') && SIDES.includes(a));

/** Words of a quoted text: where they are class names, all those of one element. */
const toWords = (text: string) => text.split(/[\s'"`{}]+/);

const quotedIn = (text: string) => [...text.matchAll(QUOTED)].map(([, , quoted = '']) => quoted);

/** For each token, the later tokens of the same elements that set the same property. */
function laterOnes({ sources }: Graph, ofToken: ReadonlyMap<string, readonly Rule[]>) {
	const known = new Map(
		[...ofToken].map(([token, rules]) => {
			const last = Math.max(...rules.map(({ order }) => order));
			return [token, { token, last, properties: toProperties(rules) }];
		}),
	);
	const later = new Map<string, Set<string>>();
	for (const together of new Set([...sources.values()].flatMap(({ text }) => quotedIn(text)))) {
		const tokens = toWords(together).flatMap((token) => known.get(token) ?? []);
		for (const { token, last, properties } of tokens) {
			const over = tokens.filter(
				(other) =>
					other.last > last && other.properties.some((a) => properties.some((b) => meets(a, b))),
			);
			for (const other of over) {
				later.set(token, (later.get(token) ?? new Set()).add(other.token));
			}
		}
	}
	return later;
}

/**
 * Generates the utilities of every page and of each module. A page carries its own after those of
 * all pages. A utility that stands on an element together with a later one about the same property
 * brings that one along, so that the order among them stays the generator's.
 */
export async function makeUtilities(graph: Graph): Promise<Utilities> {
	const uno = await createGenerator({ ...config, mergeSelectors: false });
	const ofModule = new Map(
		[...graph.sources.values()].map(({ file, text }) => [file, quotedIn(text).flatMap(toWords)]),
	);
	const all = await uno.generate(new Set([...ofModule.values()].flat()));
	const variables = all.getLayer('preflights') ?? '';
	const key = ({ parent, css }: Omit<Rule, 'order'>) => `${parent} ${css}`;
	const inOrder = toRules(all.getLayers(undefined, ['preflights']));
	const places = new Map(inOrder.map((rule, order) => [key(rule), { ...rule, order }]));

	const ofToken = new Map<string, Rule[]>();
	for (const token of all.matched) {
		const { css } = await uno.generate(new Set([token]), { preflights: false });
		ofToken.set(
			token,
			toRules(css).flatMap((rule) => places.get(key(rule)) ?? []),
		);
	}
	const tokensIn = (modules: ReadonlySet<string>) =>
		[...modules].flatMap((file) => ofModule.get(file) ?? []);
	const later = laterOnes(graph, ofToken);
	const core = graph.common(tokensIn);
	const coreCss = await uno.generate(core, { preflights: false });

	return {
		core: `${variables}\n${coreCss.css}`,
		beyondCore(modules) {
			const wanted = new Set(tokensIn(modules).filter((token) => !core.has(token)));
			for (const token of wanted) later.get(token)?.forEach((other) => wanted.add(other));
			const rules = new Set([...wanted].flatMap((token) => ofToken.get(token) ?? []));
			return [...rules].toSorted((a, b) => a.order - b.order);
		},
	};
}
