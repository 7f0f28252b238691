import { type ComponentType, useEffect, useState } from 'react';
import { hasKeptPress, keepPress } from '#state/cart/press.ts';
import type { CartDrawer, DrawerCall } from '../cart/CartDrawer.tsx';

interface Door {
	Drawer: ComponentType<{ call: DrawerCall }>;
	call: DrawerCall;
}

const load = (): Promise<typeof CartDrawer> =>
	import('../cart/CartDrawer.tsx').then(({ CartDrawer: found }) => found);

/** Off line the script that writes the number may be as far away as the cart's. */
function countOneMore(): void {
	for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-cart]')) {
		dataset['cart'] = String(Number(dataset['cart']) + 1);
	}
}

const partOf = (event: Event, selector: string): HTMLElement | null =>
	event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

const isPlain = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
	button === 0 && !ctrlKey && !metaKey && !shiftKey;

/**
 * Opens the cart beside the page: from its link in the header, and from every button that adds an
 * article. Its code comes with the first move towards either; a closed shop has neither.
 */
export function useCartDoor(): Door | null {
	const [door, setDoor] = useState<Door | null>(null);

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
				// It is kept, and sent when the line is back; the header says so meanwhile.
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
			// Whoever presses asks again, and is told then.
			if (partOf(event, '[data-cart],[data-add]')) load().catch(() => undefined);
		};
		document.addEventListener(
			'click',
			(event) => {
				const button = partOf(event, '[data-add]');
				if (button) press(button);
				const link = partOf(event, 'a[data-cart]');
				if (!(link instanceof HTMLAnchorElement) || !isPlain(event)) return;
				// On its own page the cart is there already.
				if (link.pathname === location.pathname) return;
				event.preventDefault();
				look(link);
			},
			{ signal },
		);
		for (const type of ['pointerover', 'focusin', 'touchstart']) {
			document.addEventListener(type, fetchAhead, { signal, passive: true });
		}
		// What was pressed while this script was on its way.
		const [pressed] = document.querySelectorAll<HTMLElement>('[data-add][aria-busy]');
		if (pressed) press(pressed);
		else catchUp();
		addEventListener('online', catchUp, { signal });
		return () => stop.abort();
	}, []);

	return door;
}
