import { useState } from 'react';
import { MAX_QUANTITY } from '#contract/cart/cart.ts';
import type { CartContext } from './context.ts';

export interface QuantityProps {
	context: CartContext;
	name: string;
	quantity: number;
	/** Available units; null if there is no limit. */
	most: number | null;
	onChange: (quantity: number) => void;
}

/** Parses a number; full-width digits count as digits. */
const numberIn = (text: string) => Number.parseInt(text.normalize('NFKC').trim(), 10);

/** Quantity input: two step buttons, and a field to type the number. */
export function Quantity({ context: { t }, name, quantity, most, onChange }: QuantityProps) {
	const [typed, setTyped] = useState<string | null>(null);
	const [isTooMany, setTooMany] = useState(false);
	const limit = Math.min(MAX_QUANTITY, most ?? MAX_QUANTITY);

	const commit = () => {
		const wanted = typed === null ? quantity : numberIn(typed);
		setTyped(null);
		if (!Number.isInteger(wanted) || wanted < 1) return;
		setTooMany(wanted > MAX_QUANTITY);
		// The server knows the stock: it reduces the quantity and reports the wanted one.
		const next = Math.min(wanted, MAX_QUANTITY);
		if (next !== quantity) onChange(next);
	};

	return (
		<>
			<div className="cart-quantity" role="group" aria-label={t('line.quantity', { name })}>
				<button
					type="button"
					aria-label={t('line.less', { name })}
					aria-disabled={quantity <= 1}
					onClick={() => quantity > 1 && onChange(quantity - 1)}
				>
					<span aria-hidden="true">−</span>
				</button>
				<input
					inputMode="numeric"
					autoComplete="off"
					className="tabular"
					aria-label={t('line.quantity', { name })}
					value={typed ?? String(quantity)}
					onChange={({ target }) => setTyped(target.value)}
					onFocus={({ target }) => target.select()}
					onBlur={commit}
					onKeyDown={({ key }) => key === 'Enter' && commit()}
				/>
				<button
					type="button"
					aria-label={t('line.more', { name })}
					aria-disabled={quantity >= limit}
					onClick={() => quantity < limit && onChange(quantity + 1)}
				>
					<span aria-hidden="true">+</span>
				</button>
			</div>
			<span role="status" className={isTooMany ? 'cart-change' : undefined}>
				{isTooMany && t('line.mostPieces', { count: MAX_QUANTITY })}
			</span>
		</>
	);
}
