import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { kindOf } from './kinds.ts';
import { LongText } from './LongText.tsx';
import { Values } from './Values.tsx';

const rowsSchema = v.array(v.record(v.string(), v.unknown()));

/** A day of the calendar is the same everywhere; an instant is read in Italy. */
function formatTime(locale: string, kind: 'day' | 'instant', value: string): string {
	const options: Intl.DateTimeFormatOptions =
		kind === 'day'
			? { dateStyle: 'medium', timeZone: 'UTC' }
			: { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Rome' };
	return new Intl.DateTimeFormat(locale, options).format(new Date(value));
}

/** A choice in the words of its field, where those of the code alone are another one's. */
export function wordOf(
	translate: (key: string, options: { _: string }) => string,
	name: string,
	value: unknown,
): string {
	const common = translate(`choices.${String(value)}`, { _: String(value) });
	return translate(`choices.${name}.${String(value)}`, { _: common });
}

/** Minor units as money of the record's currency. */
function Money({ value }: { value: number }) {
	const locale = useLocale();
	const record = useRecordContext();
	const currency = String(record?.['currency'] ?? 'EUR');
	const format = new Intl.NumberFormat(locale, {
		style: 'currency',
		currency,
		useGrouping: 'always',
	});
	return format.format(value / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

interface ValueProps {
	schema: v.GenericSchema;
	value: unknown;
	/** The field that it is the value of. */
	name?: string;
	/** Name of a table, for who moves through it by region. */
	label?: string;
}

/** A value as its schema wants it shown. Text is text: markup in it is never run. */
export function Value({ schema, value, name = '', label = '' }: ValueProps) {
	const translate = useTranslate();
	const locale = useLocale();
	const kind = kindOf(schema);
	if (value === null || value === undefined || value === '') return <span aria-hidden>–</span>;
	switch (kind.kind) {
		case 'choice': {
			return <Chip label={wordOf(translate, name, value)} size="small" variant="outlined" />;
		}
		case 'boolean':
			return translate(`ra.boolean.${String(value)}`);
		case 'money':
			return <Money value={Number(value)} />;
		case 'number':
			return new Intl.NumberFormat(locale).format(Number(value));
		case 'day':
		case 'instant':
			return <time dateTime={String(value)}>{formatTime(locale, kind.kind, String(value))}</time>;
		case 'long_text':
			return <LongText text={String(value)} />;
		case 'values':
			return <Values value={value} />;
		case 'table':
			return <Rows columns={kind.columns} value={value} label={label} />;
		case 'text':
			return String(value);
	}
}

interface RowsProps {
	columns: Record<string, v.GenericSchema>;
	value: unknown;
	label: string;
}

function Rows({ columns, value, label }: RowsProps) {
	const translate = useTranslate();
	const rows = v.parse(rowsSchema, value);
	const shown = Object.entries(columns).filter(([name]) => name !== 'id');
	if (rows.length === 0) return translate('desk.nothing');
	return (
		<TableContainer tabIndex={0} role="region" aria-label={label}>
			<Table size="small" sx={{ minWidth: 680 }}>
				<TableHead>
					<TableRow>
						{shown.map(([name]) => (
							<TableCell key={name}>{translate(`fields.${name}`, { _: name })}</TableCell>
						))}
					</TableRow>
				</TableHead>
				<TableBody>
					{rows.map((row, index) => (
						<TableRow key={index}>
							{shown.map(([name, schema]) => (
								<TableCell key={name}>
									<Value name={name} schema={schema} value={row[name]} />
								</TableCell>
							))}
						</TableRow>
					))}
				</TableBody>
			</Table>
		</TableContainer>
	);
}
