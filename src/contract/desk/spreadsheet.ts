import * as v from 'valibot';

/** CSV styles by spreadsheet locale: Italian, German and French, or English. */
export const CSV_STYLES = ['semicolon', 'comma'] as const;
export type CsvStyle = (typeof CSV_STYLES)[number];
export const CSV_LANGUAGES = ['it', 'en'] as const;
export type CsvLanguage = (typeof CSV_LANGUAGES)[number];

/**
 * Format of an export for people: `semicolon` with decimal commas, `comma` with decimal points. In
 * both, money is in major units, times are in Rome's zone, yes and no are words. Without a style
 * the file is for machines, in the terms of the API.
 */
export const csvQuery = {
	csv_style: v.optional(v.picklist(CSV_STYLES)),
	/** Language of the words in the file. */
	csv_language: v.optional(v.picklist(CSV_LANGUAGES), 'it'),
};

/** Parsed query of an export. */
export interface CsvQuery {
	csv_style?: CsvStyle | undefined;
	csv_language: CsvLanguage;
}
