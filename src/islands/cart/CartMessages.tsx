import { useEffect, useRef } from 'react';
import { acknowledge, retryCart, undoRemoval, type Removed, type ShownCart } from '#state/cart.ts';
import type { CartContext } from './context.ts';

interface MessagesProps {
	context: CartContext;
	shown: ShownCart;
	removed: Removed | null;
}

const REFUSALS = [
	'out_of_stock',
	'not_sold_here',
	'unknown_variant',
	'too_many_lines',
	'unknown_country',
	'not_a_code',
] as const;

/** Message for a change that the server rejected. */
function refusalText({ context: { t }, shown: { refusal } }: MessagesProps): string | null {
	if (!refusal) return null;
	const { error } = refusal;
	if (error.code === 'too_many_requests' || error.code === 'shop_closed') {
		return t(`refusal.${error.code}`);
	}
	const fields = 'fields' in error ? error.fields : [];
	const known = REFUSALS.find((code) => fields.some((field) => field.code === code));
	return t(known ? `refusal.${known}` : 'refusal.other');
}

/** Returns whether a line has a change that the buyer has not acknowledged. */
const hasChanges = ({ cart }: ShownCart): boolean =>
	cart?.items.some((item) => item.seen_price !== null || item.wanted_quantity !== null) ?? false;

/** Undo button for a removed article. It takes the focus that the line had. */
function Undo({ context: { t }, removed }: { context: CartContext; removed: Removed }) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => button.current?.focus(), [removed]);
	return (
		<div className="cart-notice cart-undo">
			<span>{t('line.removed', { name: removed.name })}</span>
			<button ref={button} type="button" className="cart-plain" onClick={undoRemoval}>
				{t('line.undo')}
			</button>
		</div>
	);
}

/** Messages about the whole cart, above its lines. */
export function CartMessages(props: MessagesProps) {
	const { context, shown, removed } = props;
	const { t } = context;
	const { cart, delay } = shown;
	const notices = cart?.notices ?? [];
	const isToRead = notices.length > 0 || hasChanges(shown);
	const refusal = refusalText(props);
	return (
		<div className="cart-messages" role="status">
			{delay && (
				<div className="cart-notice">
					<span>{t(`state.${delay}`)}</span>
					<button type="button" className="cart-plain" onClick={retryCart}>
						{t('state.retry')}
					</button>
				</div>
			)}
			{refusal && <p className="cart-notice cart-refusal">{refusal}</p>}
			{isToRead && (
				<div className="cart-notice">
					<span>
						{[
							...notices.map((notice) => t(`notice.${notice}`)),
							...(hasChanges(shown) ? [t('notice.changed')] : []),
						].join(' ')}
					</span>
					<button type="button" className="cart-plain" onClick={acknowledge}>
						{t('notice.read')}
					</button>
				</div>
			)}
			{removed && <Undo context={context} removed={removed} />}
		</div>
	);
}
