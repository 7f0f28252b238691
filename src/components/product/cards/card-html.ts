import { oncePerCard } from './once-per-card.ts';
import { ProductCard } from './ProductCard.tsx';

/** Markup of a card in a list. */
export const cardHtml = oncePerCard(ProductCard);
