import { useLocale } from 'react-admin';
import { useState } from 'react';
import * as v from 'valibot';
import { CSV_LANGUAGES, CSV_STYLES, type CsvStyle } from '#contract/desk/spreadsheet.ts';

/** Where this browser remembers which spreadsheet whoever works here has. */
const PLACE = 'desk.csv-style';

/** Reads the choice; null where none was made, or where the browser keeps nothing. */
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
		// The choice holds for this page.
	}
}

/** How exports are written: as chosen last, else as spreadsheets in the desk's language read them. */
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
		/** As the address of an export says it. */
		query: new URLSearchParams({ csv_style: style, csv_language: language }).toString(),
	};
}
