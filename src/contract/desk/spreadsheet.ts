import * as v from 'valibot';

/** Spreadsheets that a file is made for: Italian, German and French ones, or English ones. */
export const CSV_STYLES = ['semicolon', 'comma'] as const;
export type CsvStyle = (typeof CSV_STYLES)[number];
export const CSV_LANGUAGES = ['it', 'en'] as const;
export type CsvLanguage = (typeof CSV_LANGUAGES)[number];

/**
 * How an export is written for people: `semicolon` with decimal commas, `comma` with decimal points. In
 * both, money is in units of its currency, times are Rome's, and yes and no are words. Left out, a
 * file is for machines, in the terms of the API.
 */
export const csvQuery = {
	csv_style: v.optional(v.picklist(CSV_STYLES)),
	/** Language of its few words. */
	csv_language: v.optional(v.picklist(CSV_LANGUAGES), 'it'),
};

/** What such a query says. */
export interface CsvQuery {
	csv_style?: CsvStyle | undefined;
	csv_language: CsvLanguage;
}
