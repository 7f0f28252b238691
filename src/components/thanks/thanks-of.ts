import type { RouteName } from '#contract/links.ts';
import type { MessageKey } from '#i18n/messages.ts';

type Way = Extract<RouteName, 'products-archive' | 'store-locator' | 'news-archive' | 'careers'>;

export const WAY_LABELS = {
	'products-archive': 'way.products',
	'store-locator': 'way.stores',
	'news-archive': 'way.news',
	careers: 'way.careers',
} as const satisfies Record<Way, MessageKey<'thanks'>>;

/** Forms that have words of thanks of their own, and where each leads on. */
const WAYS = {
	contact: ['products-archive', 'news-archive'],
	newsletter: ['news-archive', 'products-archive'],
	careers: ['careers', 'news-archive'],
	'spontaneous-application': ['careers', 'news-archive'],
	warranty: ['products-archive', 'store-locator'],
	'ops-warranty': ['store-locator', 'products-archive'],
	retailer: ['products-archive', 'news-archive'],
} as const satisfies Record<string, readonly Way[]>;

type ThankedForm = keyof typeof WAYS;

/** Their first step is a mail that is worth more words than "a confirmation". */
const OWN_FIRST_STEP = ['newsletter', 'warranty'] as const;
type OwnFirst = (typeof OWN_FIRST_STEP)[number];

type Key = MessageKey<'thanks'>;

export interface Thanks {
	form: ThankedForm;
	title: Key;
	text: Key;
	steps: readonly { title: Key; text: Key }[];
	ways: readonly Way[];
}

const hasOwnFirst = (form: ThankedForm): form is OwnFirst =>
	OWN_FIRST_STEP.some((own) => own === form);

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
		ways: WAYS[form],
	};
}

export const ALL_THANKS: readonly Thanks[] = Object.keys(WAYS)
	.filter((form): form is ThankedForm => form in WAYS)
	.map(toThanks);
