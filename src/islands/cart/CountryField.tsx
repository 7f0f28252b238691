import { useEffect, useId, useState } from 'react';
import type { Cart } from '#contract/cart/cart.ts';
import type { Locale } from '#contract/locales.ts';
import { countryName } from '#i18n/country-name.ts';
import { moveTo } from '#state/cart.ts';
import { loadMarkets } from '#state/markets.ts';
import type { CartContext } from './context.ts';

interface CountryFieldProps {
	context: CartContext;
	cart: Cart;
}

/** Country options, sorted by name in the language. */
function choicesIn(codes: readonly string[], locale: Locale) {
	const { compare } = new Intl.Collator(locale);
	return codes
		.map((code) => ({ code, name: countryName(code, locale) }))
		.toSorted((a, b) => compare(a.name, b.name));
}

/** Delivery country; it decides prices, VAT and shipping. The list loads on hover or focus. */
export function CountryField({ context: { t, locale }, cart }: CountryFieldProps) {
	const [codes, setCodes] = useState<readonly string[]>([cart.country]);
	const [isWanted, want] = useState(false);
	const id = useId();

	useEffect(() => {
		if (!isWanted) return;
		let isOver = false;
		void loadMarkets().then((found) => {
			if (!isOver && found) setCodes(found);
		});
		return () => {
			isOver = true;
		};
	}, [isWanted]);

	const known = codes.includes(cart.country) ? codes : [...codes, cart.country];
	return (
		<div className="cart-extra" onPointerEnter={() => want(true)} onFocus={() => want(true)}>
			<label htmlFor={id}>{t('country.label')}</label>
			<select
				id={id}
				className="picker"
				value={cart.country}
				aria-describedby={`${id}-hint`}
				onChange={({ target }) => moveTo(target.value)}
			>
				{choicesIn(known, locale).map(({ code, name }) => (
					<option key={code} value={code}>
						{name}
					</option>
				))}
			</select>
			<p id={`${id}-hint`} className="cart-soft">
				{t('country.hint')}
			</p>
		</div>
	);
}
