import { createContext, useContext, useMemo } from 'react';
import type { Messages, Translator } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import { type OrdersProps, type OrdersWords, useWordsFrom } from '../orders/context.ts';

export interface ReturnsProps extends OrdersProps {
	/** Messages of returns, in addition to those of orders. */
	returns: Messages;
}

export interface ReturnsWords extends Omit<OrdersWords, 't'> {
	t: Translator<'returns'>;
	orders: OrdersWords;
}

const Words = createContext<ReturnsWords | null>(null);
export const ReturnsProvider = Words.Provider;

/** Translations and links of the enclosing screen. */
export function useReturnsWords(): ReturnsWords {
	const words = useContext(Words);
	if (words === null) throw new Error('useReturnsWords must be used inside <ReturnsProvider>');
	return words;
}

export function useReturnsWordsFrom({ returns, ...props }: ReturnsProps): ReturnsWords {
	const orders = useWordsFrom(props);
	return useMemo(
		() => ({ ...orders, orders, t: createTranslator<'returns'>(orders.locale, returns) }),
		[orders, returns],
	);
}
