import { useId, useState, type FormEvent } from 'react';
import { LONGEST_GIFT_NOTE, type Cart } from '#contract/cart/cart.ts';
import { LONGEST_CODE } from '#contract/cart/codes.ts';
import { enterCode, removeCode, writeGiftNote } from '#state/cart.ts';
import { moneyIn, type CartContext } from './context.ts';

interface ExtraProps {
	context: CartContext;
	cart: Cart;
}

/** Message for the server's answer to the entered code. */
function codeText({ context: { t, locale }, cart }: ExtraProps): string | null {
	const { discount } = cart;
	if (!discount) return null;
	const { code, kind, refusal, minimum } = discount;
	if (refusal === null) {
		return t(kind === 'free_shipping' ? 'code.freeShipping' : 'code.applied', { code });
	}
	if (refusal !== 'below_minimum') return t(`code.${refusal}`, { code });
	if (minimum === null) return t('code.below_minimum_plain', { code });
	return t('code.below_minimum', { code, amount: moneyIn(cart, locale)(minimum) });
}

/** Collapsed field for a discount code: an open field sends people hunting for codes. */
export function CodeField({ context, cart }: ExtraProps) {
	const { t } = context;
	const [typed, setTyped] = useState('');
	const id = useId();
	const { discount } = cart;
	const said = codeText({ context, cart });
	const isRefused = discount !== null && discount.refusal !== null;

	const send = (event: FormEvent) => {
		event.preventDefault();
		const code = typed.trim();
		if (code) enterCode(code);
		setTyped('');
	};

	return (
		<div className="cart-extra">
			<p role="status" className={isRefused ? 'cart-change' : undefined} id={`${id}-said`}>
				{said}
			</p>
			{discount && (
				<button type="button" className="cart-plain" onClick={removeCode}>
					{t('code.remove', { code: discount.code })}
				</button>
			)}
			<details>
				<summary className="cart-plain">{t('code.open')}</summary>
				<form onSubmit={send}>
					<label htmlFor={id}>{t('code.label')}</label>
					<div className="cart-row">
						<input
							id={id}
							value={typed}
							maxLength={LONGEST_CODE}
							autoComplete="off"
							autoCapitalize="characters"
							spellCheck={false}
							aria-describedby={`${id}-said`}
							aria-invalid={isRefused && typed === '' ? true : undefined}
							onChange={({ target }) => setTyped(target.value)}
						/>
						<button type="submit" className="btn-ghost">
							{t('code.apply')}
						</button>
					</div>
				</form>
			</details>
		</div>
	);
}

/** Collapsed field for a gift note. */
export function GiftNote({ context, cart }: ExtraProps) {
	const { t } = context;
	const [typed, setText] = useState<string | null>(null);
	const text = typed ?? cart.gift_note;
	const [isSaved, setSaved] = useState(false);
	const id = useId();

	// Also runs on blur, so that the note is saved without a press on the button.
	const save = () => {
		if (text.trim() !== cart.gift_note) writeGiftNote(text.trim());
		setSaved(true);
	};
	const send = (event: FormEvent) => {
		event.preventDefault();
		save();
	};

	return (
		<details className="cart-extra" open={cart.gift_note !== '' || undefined}>
			<summary className="cart-plain">{t('gift.open')}</summary>
			<form onSubmit={send}>
				<label htmlFor={id}>{t('gift.label')}</label>
				<textarea
					id={id}
					rows={3}
					maxLength={LONGEST_GIFT_NOTE}
					value={text}
					aria-describedby={`${id}-hint`}
					onChange={({ target }) => {
						setText(target.value);
						setSaved(false);
					}}
					onBlur={() => typed !== null && save()}
				/>
				<p id={`${id}-hint`} className="cart-soft">
					{t('gift.hint', { count: LONGEST_GIFT_NOTE })}
				</p>
				<div className="cart-row">
					<button type="submit" className="btn-ghost">
						{t('gift.save')}
					</button>
					<span role="status">{isSaved && cart.gift_note === text.trim() && t('gift.saved')}</span>
				</div>
			</form>
		</details>
	);
}
