import { FORMS, type KnownForm } from '#contract/kinds.ts';
import type { RouteName } from '#contract/links.ts';
import type { MessageKey } from '#i18n/messages.ts';

type Key = MessageKey<'thanks'>;

type FormThat<Has> = {
	[Slug in KnownForm]: (typeof FORMS)[Slug] extends Has ? Slug : never;
}[KnownForm];
type ThankedForm = FormThat<{ thanks: unknown }>;
type OwnFirst = FormThat<{ thanks: { hasOwnFirstStep: true } }>;
type NextRoute = (typeof FORMS)[ThankedForm]['thanks']['next'][number];

export const NEXT_LABELS = {
	'products-archive': 'way.products',
	'store-locator': 'way.stores',
	'news-archive': 'way.news',
	careers: 'way.careers',
} as const satisfies Record<NextRoute, Key> & Partial<Record<RouteName, Key>>;

export interface Thanks {
	form: ThankedForm;
	title: Key;
	text: Key;
	steps: readonly { title: Key; text: Key }[];
	next: readonly NextRoute[];
}

const hasThanks = (form: KnownForm): form is ThankedForm => 'thanks' in FORMS[form];
const hasOwnFirst = (form: ThankedForm): form is OwnFirst =>
	'hasOwnFirstStep' in FORMS[form].thanks;

function toThanks(form: ThankedForm): Thanks {
	const first = hasOwnFirst(form)
		? ({ title: `${form}.one`, text: `${form}.oneText` } as const)
		: ({ title: 'note.receipt', text: 'note.receiptText' } as const);
	return {
		form,
		title: `${form}.title`,
		text: `${form}.text`,
		steps: [
			first,
			{ title: `${form}.two`, text: `${form}.twoText` },
			{ title: `${form}.three`, text: `${form}.threeText` },
		],
		next: FORMS[form].thanks.next,
	};
}

const isKnown = (slug: string): slug is KnownForm => slug in FORMS;

/** Forms with their own words of thanks, in the order in which capabilities declare them. */
export const ALL_THANKS: readonly Thanks[] = Object.keys(FORMS)
	.filter(isKnown)
	.filter(hasThanks)
	.map(toThanks);
