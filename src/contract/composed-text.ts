/**
 * Composes letters and accents that were typed apart (NFC). Serves as a reviver and a replacer of
 * JSON: `e` with a mark behind it and `é` must be one letter to search, sort and print.
 */
export const composedText = (_key: string, value: unknown): unknown =>
	typeof value === 'string' ? value.normalize('NFC') : value;
