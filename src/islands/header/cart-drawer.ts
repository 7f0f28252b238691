import { type ComponentType, useEffect, useState } from 'react';
import { hasKeptPress, keepPress } from '#state/cart/press.ts';
import type { CartDrawer, DrawerCall } from '../cart/CartDrawer.tsx';

interface OpenDrawer {
	Drawer: ComponentType<{ call: DrawerCall }>;
	call: DrawerCall;
}

const load = (): Promise<typeof CartDrawer> =>
	import('../cart/CartDrawer.tsx').then(({ CartDrawer: found }) => found);

/** Increments the cart number itself: offline, the script that writes it may not be loaded. */
function countOneMore(): void {
	for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-cart]')) {
		dataset['cart'] = String(Number(dataset['cart']) + 1);
	}
}

const findPart = (event: Event, selector: string): HTMLElement | null =>
	event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

const isPlain = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
	button === 0 && !ctrlKey && !metaKey && !shiftKey;

/**
 * Loads and opens the cart drawer: from its link in the header, and from every button that adds an
 * article. Its code loads on the first hover, focus or touch of either; a closed shop has neither.
 */
export function useCartDrawer(): OpenDrawer | null {
	const [door, setDoor] = useState<OpenDrawer | null>(null);

	useEffect(() => {
		if (!document.querySelector('[data-cart]')) return;
		const stop = new AbortController();
		const { signal } = stop;
		let turn = 0;
		let isLoaded = false;
		const call = async (press: DrawerCall['press'], isSilent = false) => {
			if (!isSilent) turn += 1;
			const own = turn;
			const Drawer = await load();
			isLoaded = true;
			if (!signal.aborted) setDoor({ Drawer, call: { turn: own, press } });
		};
		const press = (button: HTMLElement) => {
			const variantId = button.dataset['add'] ?? '';
			call({ variantId, intentId: keepPress(variantId) }).catch((cause: unknown) => {
				if (navigator.onLine) throw cause;
				// The addition is queued and sent once online; meanwhile the header counts it.
				button.ariaBusy = null;
				countOneMore();
			});
		};
		const look = (link: HTMLAnchorElement) => {
			call(null).catch(() => location.assign(link.href));
		};
		const catchUp = () => {
			if (!isLoaded && hasKeptPress()) void call(null, true);
		};
		const fetchAhead = (event: Event) => {
			// A click loads it again and handles the error.
			if (findPart(event, '[data-cart],[data-add]')) load().catch(() => undefined);
		};
		document.addEventListener(
			'click',
			(event) => {
				const button = findPart(event, '[data-add]');
				if (button) press(button);
				const link = findPart(event, 'a[data-cart]');
				if (!(link instanceof HTMLAnchorElement) || !isPlain(event)) return;
				// The cart page already shows the cart.
				if (link.pathname === location.pathname) return;
				event.preventDefault();
				look(link);
			},
			{ signal },
		);
		for (const type of ['pointerover', 'focusin', 'touchstart']) {
			document.addEventListener(type, fetchAhead, { signal, passive: true });
		}
		// A button that was pressed before hydration.
		const [pressed] = document.querySelectorAll<HTMLElement>('[data-add][aria-busy]');
		if (pressed) press(pressed);
		else catchUp();
		addEventListener('online', catchUp, { signal });
		return () => stop.abort();
	}, []);

	return door;
}
