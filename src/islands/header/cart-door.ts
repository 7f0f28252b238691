import { CART_EDITS_KEY } from '#contract/storage-keys.ts';
import { type ComponentType, useEffect, useState } from 'react';
import type { CartDrawer, DrawerCall } from '../cart/CartDrawer.tsx';

interface Door {
	Drawer: ComponentType<{ call: DrawerCall }>;
	call: DrawerCall;
}

const load = (): Promise<typeof CartDrawer> =>
	import('../cart/CartDrawer.tsx').then(({ CartDrawer: found }) => found);

function hasKept(): boolean {
	try {
		return localStorage.getItem(CART_EDITS_KEY) !== null;
	} catch {
		// Switched off: then nothing was kept.
		return false;
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
		const call = async (variantId: string | null, isSilent = false) => {
			if (!isSilent) turn += 1;
			const own = turn;
			const Drawer = await load();
			if (!signal.aborted) setDoor({ Drawer, call: { turn: own, variantId } });
		};
		const press = (button: HTMLElement) => void call(button.dataset['add'] ?? null);
		const fetchAhead = (event: Event) => {
			if (partOf(event, '[data-cart],[data-add]')) void load();
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
				void call(null);
			},
			{ signal },
		);
		for (const type of ['pointerover', 'focusin', 'touchstart']) {
			document.addEventListener(type, fetchAhead, { signal, passive: true });
		}
		// What was pressed while this script was on its way.
		const [pressed] = document.querySelectorAll<HTMLElement>('[data-add][aria-busy]');
		if (pressed) press(pressed);
		else if (hasKept()) void call(null, true);
		return () => stop.abort();
	}, []);

	return door;
}
