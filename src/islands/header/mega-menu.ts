import {
	useEffect,
	useRef,
	type FocusEvent,
	type KeyboardEvent,
	type MouseEvent,
	type PointerEvent,
	type RefObject,
} from 'react';

/** Hover time before a menu opens, ms; a shorter hover only passes by. */
const INTENT_MS = 120;
/** Time after the pointer has left until an open menu closes, ms. */
const LEAVE_MS = 250;

const PANEL = '[popover]';
const ENTRY = '.main-menu-list > li';
const TOGGLE = 'button[popovertarget]';

function panels(root: HTMLElement): HTMLElement[] {
	return [...root.querySelectorAll<HTMLElement>(PANEL)];
}

/** Returns whether a panel is open, from the panel: the toggle's markup has no `aria-expanded`. */
function isOpen(panel: HTMLElement): boolean {
	return panel.matches(':popover-open');
}

export function isMenuOpen(root: HTMLElement): boolean {
	return panels(root).some(isOpen);
}

export function closeMenus(root: HTMLElement): void {
	for (const panel of panels(root)) if (isOpen(panel)) panel.hidePopover();
}

function findEntry(target: EventTarget): HTMLElement | null {
	return target instanceof Element ? target.closest<HTMLElement>(ENTRY) : null;
}

/**
 * Extends popovers that open by click and Enter without script: a mouse opens them on hover and
 * can move into the panel; Esc closes them and returns focus to the toggle; focus that leaves an
 * entry closes it. Returns the event handlers for the header.
 */
export function useMegaMenu(header: RefObject<HTMLElement | null>) {
	const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
	const entering = useRef<ReturnType<typeof setTimeout>>(undefined);
	/** Panel opened by hover: a click on its toggle then keeps it open. */
	const hovered = useRef<HTMLElement>(null);
	/**
	 * True if a key or click came last. `client:intent` and React replay pointer moves from before
	 * hydration, and these may arrive after that key or click.
	 */
	const isDecided = useRef(false);

	useEffect(() => {
		const root = header.current;
		if (!root) return;
		const mirror = (event: Event) => {
			if (!(event.target instanceof HTMLElement) || !event.target.matches(PANEL)) return;
			const panel = event.target;
			panel
				.closest(ENTRY)
				?.querySelector(TOGGLE)
				?.setAttribute('aria-expanded', String(isOpen(panel)));
			if (!isOpen(panel) && hovered.current === panel) hovered.current = null;
		};
		for (const panel of panels(root)) {
			panel
				.closest(ENTRY)
				?.querySelector(TOGGLE)
				?.setAttribute('aria-expanded', String(isOpen(panel)));
		}
		root.addEventListener('toggle', mirror, true);
		return () => root.removeEventListener('toggle', mirror, true);
	}, [header]);

	return {
		onPointerOver(event: PointerEvent<HTMLElement>) {
			if (event.pointerType !== 'mouse') return;
			if (event.isTrusted) isDecided.current = false;
			else if (isDecided.current) return;
			clearTimeout(leaving.current);
			clearTimeout(entering.current);
			const root = event.currentTarget;
			const entry = findEntry(event.target);
			if (!entry) return;
			entering.current = setTimeout(() => {
				const panel = entry.querySelector<HTMLElement>(PANEL);
				if (!panel) closeMenus(root);
				else if (!isOpen(panel)) {
					panel.showPopover();
					hovered.current = panel;
				}
			}, INTENT_MS);
		},
		onPointerLeave(event: PointerEvent<HTMLElement>) {
			const root = event.currentTarget;
			clearTimeout(entering.current);
			if (!hovered.current) return;
			leaving.current = setTimeout(() => {
				if (hovered.current && !hovered.current.contains(document.activeElement)) closeMenus(root);
			}, LEAVE_MS);
		},
		onClick(event: MouseEvent<HTMLElement>) {
			isDecided.current = true;
			clearTimeout(entering.current);
			const toggle = event.target instanceof Element && event.target.closest(TOGGLE);
			if (!toggle || !hovered.current || !toggle.closest(ENTRY)?.contains(hovered.current)) return;
			event.preventDefault();
			hovered.current = null;
		},
		onKeyDown(event: KeyboardEvent<HTMLElement>) {
			if (event.key !== 'Escape') return;
			isDecided.current = true;
			clearTimeout(entering.current);
			if (!isMenuOpen(event.currentTarget)) return;
			event.preventDefault();
			const entry = findEntry(event.target);
			const panel = entry?.querySelector(PANEL);
			closeMenus(event.currentTarget);
			if (entry && panel?.contains(event.target as Node)) {
				entry.querySelector<HTMLElement>(TOGGLE)?.focus();
			}
		},
		onBlur(event: FocusEvent<HTMLElement>) {
			const entry = findEntry(event.target);
			if (!entry || !(event.relatedTarget instanceof Node)) return;
			const panel = entry.querySelector<HTMLElement>(PANEL);
			if (panel && isOpen(panel) && !entry.contains(event.relatedTarget)) panel.hidePopover();
		},
	};
}
