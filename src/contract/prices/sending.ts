export const SHIPPING_METHODS = ['standard', 'express'] as const;
export const SHIPPING_UNITS = ['days', 'hours'] as const;

/** `vat_included`: nothing is added. `duties`: tax and duties of the country are the buyer's. */
export const MARKET_NOTES = ['vat_included', 'duties'] as const;
