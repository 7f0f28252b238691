/** Natura codes of the e-invoice, which are the same in every language. */
export const natures = { N7: 'N7', 'N3.1': 'N3.1', 'N3.2': 'N3.2', 'N3.3': 'N3.3' };
