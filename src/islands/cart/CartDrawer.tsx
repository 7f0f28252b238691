import { useEffect, useRef, useState } from 'react';
import type { CartBootstrap } from '#contract/cart/bootstrap.ts';
import {
	$cart,
	addItem,
	hasPendingEdits,
	NOTHING_KNOWN,
	refreshCart,
	watchCart,
} from '#state/cart.ts';
import { pageLocale } from '#state/page-locale.ts';
import { useShown } from '#islands/ui/use-shown.ts';
import { CartView } from './CartView.tsx';
import { toContext } from './context.ts';
import { fetchBootstrap, addStyleSheets } from './bootstrap.ts';
import { useCount } from './use-count.ts';

/** Request to the drawer from outside: open the cart, or add an article. */
export interface DrawerCall {
	/** Increments, so that two equal calls stay distinct. */
	turn: number;
	/** Article to add, queued under this idempotency key; null only opens the cart. */
	press: { variantId: string; intentId: string } | null;
}

/** Cart drawer in the top layer, so that the page behind it is inert while it is open. */
export function CartDrawer({ call }: { call: DrawerCall }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [room, setRoom] = useState<CartBootstrap | null>(null);
	const asked = useRef<Promise<CartBootstrap | null> | null>(null);
	const { quantity } = useShown($cart, NOTHING_KNOWN);
	useCount();

	/** Loads the cart's messages; a failed attempt is retried on the next call. */
	const findWords = async (): Promise<CartBootstrap | null> => {
		const found = await (asked.current ??= fetchBootstrap(pageLocale()));
		if (!found) asked.current = null;
		return found;
	};

	useEffect(() => {
		addStyleSheets();
		void findWords().then(setRoom);
		return watchCart();
	}, []);

	useEffect(() => {
		if (call.turn === 0) {
			// The visitor did not open it: changes from an earlier page may be queued.
			if (hasPendingEdits()) void refreshCart();
			return;
		}
		if (call.press) void addItem(call.press.variantId, call.press.intentId).then(clearBusy);
		else void refreshCart();
		void findWords().then((found) => {
			setRoom(found);
			if (!found) goToPage();
		});
	}, [call]);

	// Wait for the messages: a screen reader would announce an empty dialog of unnamed buttons.
	useEffect(() => {
		if (room && call.turn > 0 && !dialog.current?.open) dialog.current?.showModal();
	}, [call, room]);

	const context = room && toContext(pageLocale(), room);
	return (
		<dialog
			ref={dialog}
			className="cart-drawer room-dark room"
			aria-labelledby="cart-drawer-title"
			{...{ closedby: 'any' }}
		>
			<form method="dialog" className="cart-head">
				<h2 id="cart-drawer-title" className="title-3" tabIndex={-1}>
					{context?.t('title.open', { count: quantity })}
				</h2>
				<button type="submit" className="btn-icon" aria-label={context?.t('title.close')}>
					<span className="i-tabler-x"></span>
				</button>
			</form>
			{context && call.turn > 0 && <CartView context={context} place="drawer" />}
		</dialog>
	);
}

/** Opens the cart page, which has the messages too. Offline, the change stays queued instead. */
function goToPage(): void {
	const link = document.querySelector<HTMLAnchorElement>('a[data-cart]');
	if (link && navigator.onLine) location.assign(link.href);
	else clearBusy();
}

/** Enables the busy "add" buttons again. */
function clearBusy(): void {
	for (const button of document.querySelectorAll('[data-add][aria-busy]')) {
		button.removeAttribute('aria-busy');
	}
}
