import { useEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { setHamburgerOpen } from '#state/menu.ts';

export interface HamburgerProps {
	id: string;
	label: string;
	/** Markup of the build: links, native disclosures that share one name, pictures. */
	children?: ReactNode;
}

const CATEGORY = '.category-list > li';
const REACHABLE = 'a[href], button, summary, input';

/** Lists the elements that Tab can reach now, in order. Content of a closed panel has no box. */
function reachable(dialog: HTMLElement): HTMLElement[] {
	return [...dialog.querySelectorAll<HTMLElement>(REACHABLE)].filter(
		(element) => element.getClientRects().length > 0,
	);
}

/** Activates a category: the last one hovered or focused keeps its picture in the background. */
function activate(category: Element | null): void {
	if (!category || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
	const list = category.parentElement;
	if (!list) return;
	for (const other of list.children) other.toggleAttribute('data-active', other === category);
	void import('./category-pictures.ts').then(({ addPicture }) => addPicture(list, category));
}

/** Full-screen menu in a native modal dialog. Opening and its panels work without this script. */
export function Hamburger({ id, label, children }: HamburgerProps) {
	const dialog = useRef<HTMLDialogElement>(null);

	useEffect(() => {
		const element = dialog.current;
		if (!element) return;
		setHamburgerOpen(element.open);
		// A category that was hovered or focused before hydration.
		activate(element.querySelector(`${CATEGORY}:is(:hover, :focus-within)`));
		const close = () => element.close();
		window.addEventListener('pagehide', close);
		return () => window.removeEventListener('pagehide', close);
	}, []);

	function showPicture({ target }: SyntheticEvent<HTMLDialogElement>) {
		if (target instanceof Element) activate(target.closest(CATEGORY));
	}

	/** Wraps Tab, which would leave for the browser's toolbar between last entry and first. */
	function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
		if (event.key !== 'Tab') return;
		const entries = reachable(event.currentTarget);
		const [from, to] = event.shiftKey
			? [entries.at(0), entries.at(-1)]
			: [entries.at(-1), entries.at(0)];
		if (document.activeElement !== from && document.activeElement !== event.currentTarget) return;
		event.preventDefault();
		to?.focus();
	}

	return (
		<dialog
			ref={dialog}
			id={id}
			className="hamburger room-dark room"
			aria-label={label}
			onToggle={(event) => setHamburgerOpen(event.currentTarget.open)}
			onClose={() => setHamburgerOpen(false)}
			onPointerOver={showPicture}
			onFocus={showPicture}
			onKeyDown={keepFocus}
			onClick={(event) => {
				const link = event.target instanceof Element && event.target.closest('a[href]');
				if (link && !event.metaKey && !event.ctrlKey) event.currentTarget.close();
			}}
		>
			{children}
		</dialog>
	);
}
