import type { Publication } from '../api.ts';
import type { EditingWords } from '../words.ts';

/** Name of a publication: its title, else its items; changes by the shop have neither. */
export const toName = ({ title, items, created_by }: Publication, words: EditingWords): string => {
	if (created_by === '') return words('ofShop');
	return title ?? items.map((item) => item.title || item.id).join(', ');
};
