/** Home country of the shop: its parcels leave from there, and its invoices follow Italian law. */
export const HOME = 'IT';
