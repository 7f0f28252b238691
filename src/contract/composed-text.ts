/**
 * Composes letters and accents that were typed apart (NFC), as a reviver and a replacer of JSON:
 * `e` with a mark behind it and `é` are one letter to whoever searches, sorts or prints.
 */
export const composedText = (_key: string, value: unknown): unknown =>
	typeof value === 'string' ? value.normalize('NFC') : value;
