import type { Locale } from '#contract/locales.ts';
import type { SearchAnswer, SearchHit } from '#contract/search/search.ts';
import { groupHits } from '#domain/search/groups.ts';
import { formatMoney } from '#i18n/format.ts';
import { unitAfter } from '#i18n/format-units.ts';
import type { Translator } from '#i18n/messages.ts';
import { href, searchHref } from '#i18n/paths.ts';

interface ResultsContext {
	locale: Locale;
	t: Translator<'search'>;
	/** Page to ask a human. */
	advice: string | null;
	/** True for a list of options beside a field, false for links of a page. */
	isList: boolean;
	/** Searches for another text. */
	onNear: (text: string) => void;
}

const OPTION: Readonly<Record<string, string>> = {
	role: 'option',
	'aria-selected': 'false',
	tabindex: '-1',
};

function make<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	attributes: Readonly<Record<string, string>> = {},
	...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
	const element = document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
	element.append(...children);
	return element;
}

function toFigures({ height_mm, price }: SearchHit, { locale, t }: ResultsContext): Node[] {
	const told: Node[] = [];
	if (height_mm !== undefined) told.push(make('strong', {}, `${height_mm}${unitAfter('mm')}`));
	if (price) {
		const amount = formatMoney(price.amount, price.currency, locale);
		told.push(make('span', {}, price.is_from ? t('search.from', { amount }) : amount));
	}
	return told.length > 0 ? [make('span', { class: 'search-figures' }, ...told)] : [];
}

function toHit(hit: SearchHit, id: string, context: ResultsContext): HTMLElement {
	const picture = hit.picture
		? [make('img', { src: `/media/150/${hit.picture}`, alt: '', width: '56', height: '56' })]
		: [];
	const link = make(
		'a',
		{
			class: picture.length > 0 ? 'search-hit has-picture' : 'search-hit',
			href: hit.href,
			id,
			...(context.isList && OPTION),
		},
		...picture,
		make(
			'span',
			hit.lang ? { lang: hit.lang } : {},
			make('b', {}, hit.title),
			make('small', {}, hit.note),
		),
		...toFigures(hit, context),
	);
	return context.isList ? link : make('li', {}, link);
}

function toGroups(hits: readonly SearchHit[], context: ResultsContext): HTMLElement[] {
	let number = 0;
	return groupHits(hits).map(({ group, hits: own }) => {
		const title = make(
			context.isList ? 'p' : 'h2',
			{ class: 'search-title', id: `search-${group}` },
			context.t(`groups.${group}`),
		);
		const list = make(
			context.isList ? 'div' : 'ul',
			{
				class: 'search-group',
				...(context.isList && { role: 'group', 'aria-labelledby': `search-${group}` }),
			},
			...(context.isList ? [title] : []),
			...own.map((hit) => toHit(hit, `search-hit-${(number += 1)}`, context)),
		);
		return context.isList ? list : make('section', {}, title, list);
	});
}

/** Announced sentence about an answer. */
export function toStatus(answer: SearchAnswer, t: Translator<'search'>): string {
	const { query, serial, total, is_beyond_price: isBeyondPrice } = answer;
	if (query === '') return '';
	if (serial !== null) return t('search.serial', { serial });
	if (isBeyondPrice) return t('search.beyondPrice');
	return total === 0 ? t('search.none', { query }) : t('search.results', { count: total });
}

/** Elements of an answer: groups of results, or what helps on where there are none. */
export function toResults(answer: SearchAnswer, context: ResultsContext): HTMLElement[] {
	const { query, serial, hits, total, near, instead } = answer;
	const { locale, t, advice, isList } = context;
	if (serial !== null) {
		const address = `${href(locale, 'wheel-passport')}#${new URLSearchParams({ serial })}`;
		const link = { class: 'search-hit', href: address, id: 'search-hit-1' };
		return [make('a', { ...link, ...(isList && OPTION) }, make('b', {}, t('search.serialLink')))];
	}
	const more =
		isList && total > hits.length
			? [
					make(
						'a',
						{ class: 'search-more', href: searchHref(locale, query) },
						t('search.all', { count: total }),
					),
				]
			: [];
	if (hits.length > 0) return [...toGroups(hits, context), ...more];
	const terms = near.map((text) => {
		const button = make('button', { type: 'button' }, text);
		button.addEventListener('click', () => context.onNear(text));
		return button;
	});
	return [
		...(terms.length > 0
			? [make('div', { class: 'search-near' }, make('span', {}, t('search.near')), ...terms)]
			: []),
		...(instead.length > 0
			? [make('p', { class: 'search-title' }, t('search.instead')), ...toGroups(instead, context)]
			: []),
		...(advice ? [make('a', { class: 'search-more', href: advice }, t('search.advice'))] : []),
	];
}
