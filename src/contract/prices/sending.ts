export const SHIPPING_METHODS = ['standard', 'express'] as const;
export const SHIPPING_UNITS = ['days', 'hours'] as const;

/** `vat_included`: no extra cost. `duties`: the buyer pays tax and duties of the country. */
export const MARKET_NOTES = ['vat_included', 'duties'] as const;
