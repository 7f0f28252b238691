import type { PageContent } from './entry.ts';

/**
 * Template of a page and the state that decides how much it prints, `functional/cart/closed`: the
 * cart of a closed shop is not an open one that has lost its text.
 */
export function pageKind(content: PageContent, isShopOpen: boolean): string {
	switch (content.kind) {
		case 'cms':
			return `cms/${content.page.template}`;
		case 'functional': {
			const form = content.form === null ? '' : '/form';
			return `functional/${content.route}/${isShopOpen ? 'open' : 'closed'}${form}`;
		}
		default:
			return content.kind;
	}
}
