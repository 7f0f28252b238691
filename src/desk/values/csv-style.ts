import { useLocale } from 'react-admin';
import { useState } from 'react';
import * as v from 'valibot';
import { CSV_LANGUAGES, CSV_STYLES, type CsvStyle } from '#contract/desk/spreadsheet.ts';

/** Key under which this browser remembers the spreadsheet that exports are written for. */
const PLACE = 'desk.csv-style';

/** Reads the choice; null where none was made, or where storage is unavailable. */
function remembered(): CsvStyle | null {
	try {
		const kept = v.safeParse(v.picklist(CSV_STYLES), localStorage.getItem(PLACE));
		return kept.success ? kept.output : null;
	} catch {
		return null;
	}
}

function remember(style: CsvStyle): void {
	try {
		localStorage.setItem(PLACE, style);
	} catch {
		// Without storage the choice holds for this page only.
	}
}

/** CSV style of exports: the last one chosen, else the one that suits the desk's language. */
export function useCsvStyle() {
	const locale = useLocale() ?? 'it';
	const [chosen, setChosen] = useState(remembered);
	const style = chosen ?? (locale === 'en' ? 'comma' : 'semicolon');
	const language = CSV_LANGUAGES.find((known) => known === locale) ?? 'it';
	return {
		style,
		choose(next: CsvStyle) {
			remember(next);
			setChosen(next);
		},
		/** Query string for an export's address. */
		query: new URLSearchParams({ csv_style: style, csv_language: language }).toString(),
	};
}
