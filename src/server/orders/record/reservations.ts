/** Name under which an order reserves its units. */
export const toHolder = (orderId: string) => `order:${orderId}`;
