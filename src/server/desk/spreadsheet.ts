import {
	findAmount,
	toDigits,
	PERCENT,
	toSteps,
	toUnit,
	unwrapped,
	type Amount,
} from '#contract/desk/amounts.ts';
import { isPicture } from '#contract/desk/fields.ts';
import type { DeskResource } from '#contract/desk/resource.ts';
import type { CsvLanguage } from '#contract/desk/spreadsheet.ts';
import { SHOP_ZONE, timeInRome } from '#domain/time/local-time.ts';
import { CSV_TEXTS } from '#server/platform/download/csv.ts';
import type { DeskRecord } from './query.ts';

/** Column of a file for people: its header names the unit of its values. */
interface Column {
	header: string;
	valueIn: (record: DeskRecord) => unknown;
}

/** Amount in the units of people: units of its currency, per cent. */
function counted(amount: Amount, value: unknown, record: DeskRecord): unknown {
	return typeof value === 'number' ? value / 10 ** toDigits(toUnit(amount, record)) : value;
}

function toUnits(amount: Amount, hasCurrency: boolean, language: CsvLanguage): string {
	const money = hasCurrency ? CSV_TEXTS[language].inCurrency : toUnit(amount, {});
	if (amount.kind === 'percent') return PERCENT;
	return Object.keys(amount.percentWhen).length > 0 ? `${money} / ${PERCENT}` : money;
}

/** Columns of a list for a spreadsheet, under names of the API, which an import recognises. */
export function spreadsheetColumns({ record }: DeskResource, language: CsvLanguage): Column[] {
	const hasCurrency = 'currency' in record.entries;
	const told = Object.entries(record.entries).filter(([, schema]) => !isPicture(unwrapped(schema)));
	return told.map(([name, schema]): Column => {
		const bare = unwrapped(schema);
		const amount = findAmount(bare);
		if (amount) {
			return {
				header: `${name} (${toUnits(amount, hasCurrency, language)})`,
				valueIn: (row) => counted(amount, row[name], row),
			};
		}
		if (toSteps(bare).includes('iso_timestamp')) {
			return {
				header: `${name} (${SHOP_ZONE})`,
				valueIn: ({ [name]: at }) =>
					typeof at === 'string' ? timeInRome(new Date(at)).replace('T', ' ') : at,
			};
		}
		return { header: name, valueIn: (row) => row[name] };
	});
}
