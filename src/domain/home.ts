/** Where the shop is at home and its parcels leave from; its invoices follow Italian law. */
export const HOME = 'IT';
