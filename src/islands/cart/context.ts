import type { Cart } from '#contract/cart/cart.ts';
import type { CartBootstrap } from '#contract/cart/bootstrap.ts';
import type { Locale } from '#contract/locales.ts';
import type { Cents } from '#contract/units.ts';
import { formatMoney } from '#i18n/format.ts';
import type { Translator } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';

/** Shared context of all cart components. */
export interface CartContext {
	locale: Locale;
	room: CartBootstrap;
	t: Translator<'cart'>;
}

export const toContext = (locale: Locale, room: CartBootstrap): CartContext => ({
	locale,
	room,
	t: createTranslator<'cart'>(locale, room.messages),
});

/** Formats amounts of a cart in its currency. */
export const moneyIn =
	({ currency }: Pick<Cart, 'currency'>, locale: Locale) =>
	(amount: number): string =>
		formatMoney(amount as Cents, currency, locale);
