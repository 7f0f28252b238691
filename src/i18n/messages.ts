import type account from './locales/it/account.json';
import type bench from './locales/it/bench.json';
import type cart from './locales/it/cart.json';
import type catalogue from './locales/it/catalogue.json';
import type checkout from './locales/it/checkout.json';
import type consents from './locales/it/consents.json';
import type content from './locales/it/content.json';
import type durability from './locales/it/durability.json';
import type errors from './locales/it/errors.json';
import type fit from './locales/it/fit.json';
import type fitPick from './locales/it/fit-pick.json';
import type forms from './locales/it/forms.json';
import type hearts from './locales/it/hearts.json';
import type newsletter from './locales/it/newsletter.json';
import type orders from './locales/it/orders.json';
import type passport from './locales/it/passport.json';
import type prices from './locales/it/prices.json';
import type returns from './locales/it/returns.json';
import type screens from './locales/it/screens.json';
import type search from './locales/it/search.json';
import type searchScreens from './locales/it/search-screens.json';
import type shell from './locales/it/shell.json';
import type specs from './locales/it/specs.json';
import type thanks from './locales/it/thanks.json';
import type warranty from './locales/it/warranty.json';
import type wishlist from './locales/it/wishlist.json';
import type withdrawal from './locales/it/withdrawal.json';

/** Italian is the source: its files are the key types of every language. */
export interface Namespaces {
	account: typeof account;
	bench: typeof bench;
	cart: typeof cart;
	catalogue: typeof catalogue;
	checkout: typeof checkout;
	consents: typeof consents;
	content: typeof content;
	durability: typeof durability;
	errors: typeof errors;
	fit: typeof fit;
	'fit-pick': typeof fitPick;
	forms: typeof forms;
	hearts: typeof hearts;
	newsletter: typeof newsletter;
	orders: typeof orders;
	passport: typeof passport;
	prices: typeof prices;
	returns: typeof returns;
	screens: typeof screens;
	search: typeof search;
	'search-screens': typeof searchScreens;
	shell: typeof shell;
	specs: typeof specs;
	thanks: typeof thanks;
	warranty: typeof warranty;
	wishlist: typeof wishlist;
	withdrawal: typeof withdrawal;
}
export type Namespace = keyof Namespaces;

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other';
type WithoutPlural<K extends string> = K extends `${infer Base}${PluralSuffix}` ? Base : K;

/** `place.element`, plural forms named without their suffix. */
export type MessageKey<N extends Namespace> = {
	[Place in keyof Namespaces[N] & string]: Namespaces[N][Place] extends string
		? WithoutPlural<Place>
		: `${Place}.${WithoutPlural<keyof Namespaces[N][Place] & string>}`;
}[keyof Namespaces[N] & string];

/** Messages of one namespace and language as islands receive them. */
export interface Messages {
	[key: string]: string | Messages;
}

export type MessageValues = Record<string, string | number>;
export type Translator<N extends Namespace> = (
	key: MessageKey<N>,
	values?: MessageValues,
) => string;
