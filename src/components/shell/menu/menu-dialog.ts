import categorySheet from './CategoryPanel.css?inline';
import menuSheet from './HamburgerMenu.css?inline';
import disclosureSheet from './MenuDisclosure.css?inline';
import type { MenuFile } from '#contract/menu-file.ts';

/** Id that the close button in the file names. */
const ID = 'hamburger';
const CATEGORY = '.category-list > li';
const REACHABLE = 'a[href], button, summary, input';

/** Lists the elements that Tab can reach now, in order. Content of a closed panel has no box. */
function reachable(dialog: HTMLElement): HTMLElement[] {
	return [...dialog.querySelectorAll<HTMLElement>(REACHABLE)].filter(
		(element) => element.getClientRects().length > 0,
	);
}

/** Wraps Tab, which would leave for the browser's toolbar between last entry and first. */
function keepFocus(dialog: HTMLElement, event: KeyboardEvent): void {
	if (event.key !== 'Tab') return;
	const entries = reachable(dialog);
	const [from, to] = event.shiftKey
		? [entries.at(0), entries.at(-1)]
		: [entries.at(-1), entries.at(0)];
	if (document.activeElement !== from && document.activeElement !== dialog) return;
	event.preventDefault();
	to?.focus();
}

/** Activates a category: the last one hovered or focused keeps its picture in the background. */
function activate({ target }: Event): void {
	const category = target instanceof Element ? target.closest<HTMLElement>(CATEGORY) : null;
	if (!category || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
	for (const other of category.parentElement?.children ?? []) {
		other.toggleAttribute('data-active', other === category);
	}
	const src = category.dataset['picture'];
	if (!src || category.querySelector('img')) return;
	const picture = new Image();
	picture.alt = '';
	picture.src = src;
	category.append(picture);
}

/**
 * Marks links as the page's own marks its menus: the page itself (`page`), and its parents (`true`),
 * which breadcrumbs and header know.
 */
function markLinks(dialog: HTMLElement): void {
	const marked = '.crumbs-list a, header a[aria-current]';
	const parents = new Set(
		[...document.querySelectorAll<HTMLAnchorElement>(marked)].map((link) => link.pathname),
	);
	for (const link of dialog.querySelectorAll('a')) {
		if (link.pathname === location.pathname) link.setAttribute('aria-current', 'page');
		else if (parents.has(link.pathname)) link.setAttribute('aria-current', 'true');
	}
}

/** Gives the page the styles of the menu, which no page shows before it is opened. */
export function adoptMenuSheet(): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(menuSheet + disclosureSheet + categorySheet);
	document.adoptedStyleSheets.push(sheet);
}

/** Full-screen menu in a native modal dialog, of the lists in a file; not in the page yet. */
export function menuDialog({ title, html }: MenuFile, button: HTMLAnchorElement) {
	const dialog = document.createElement('dialog');
	dialog.id = ID;
	dialog.className = 'hamburger room-dark room';
	dialog.setAttribute('aria-label', title);
	dialog.innerHTML = html;
	const logo = button.closest('header')?.querySelector('a:has(.logo)')?.cloneNode(true);
	if (logo) dialog.querySelector('.header-row')?.prepend(logo);
	markLinks(dialog);
	dialog.addEventListener('keydown', (event) => keepFocus(dialog, event));
	dialog.addEventListener('pointerover', activate);
	dialog.addEventListener('focusin', activate);
	dialog.addEventListener('click', (event) => {
		const link = event.target instanceof Element && event.target.closest('a[href]');
		if (link && !event.metaKey && !event.ctrlKey) dialog.close();
	});
	// Coming back finds it closed.
	addEventListener('pagehide', () => dialog.close());
	return dialog;
}
