import type { Publication } from '../api.ts';

/** What a publication is called: its title, else what it holds. */
export const nameOf = ({ title, items }: Publication): string =>
	title ?? items.map((item) => item.title || item.id).join(', ');
