import { useEffect, useReducer, useRef, type ReactNode } from 'react';
import { useCartDrawer } from './cart-drawer.ts';
import { closeMenus, isMenuOpen, useMegaMenu } from './mega-menu.ts';
import { BAR_AT_TOP, nextBar } from './scroll-bar.ts';

export interface HeaderProps {
	/** `clear` overlays the page's first picture until the header shrinks. */
	look: 'solid' | 'clear';
	/** Markup of the build, complete without script: logo, menus, tools. */
	children?: ReactNode;
}

/** Sticky header: full, small or hidden. Adds hover, Esc and focus rules to native menus. */
export function Header({ look, children }: HeaderProps) {
	const header = useRef<HTMLElement>(null);
	const [bar, follow] = useReducer(nextBar, BAR_AT_TOP);
	const menus = useMegaMenu(header);
	const cart = useCartDrawer();

	useEffect(() => {
		const element = header.current;
		if (!element) return;
		const read = () =>
			follow({
				y: window.scrollY,
				height: element.offsetHeight,
				isHeld:
					element.contains(document.activeElement) ||
					isMenuOpen(element) ||
					document.querySelector('dialog.hamburger[open]') !== null,
			});
		read();
		window.addEventListener('scroll', read, { passive: true });
		element.addEventListener('focusin', read);
		return () => {
			window.removeEventListener('scroll', read);
			element.removeEventListener('focusin', read);
		};
	}, []);

	useEffect(() => {
		if (bar.mode === 'hidden' && header.current) closeMenus(header.current);
	}, [bar.mode]);

	return (
		<>
			<header ref={header} className="site-header" data-look={look} data-bar={bar.mode} {...menus}>
				{children}
			</header>
			{cart && <cart.Drawer call={cart.call} />}
		</>
	);
}
