import { oncePerCard } from './once-per-card.ts';
import { RelatedCard } from './RelatedCard.tsx';

/** Markup of the small card of a related product. */
export const relatedHtml = oncePerCard(RelatedCard);
