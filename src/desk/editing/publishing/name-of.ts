import type { Publication } from '../api.ts';

/** What a publication is called: its title, else what it holds; nobody has named what the shop changes. */
export const nameOf = (
	{ title, items, created_by }: Publication,
	words: (key: string) => string,
): string => {
	if (created_by === '') return words('ofShop');
	return title ?? items.map((item) => item.title || item.id).join(', ');
};
