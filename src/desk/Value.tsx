import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import type * as v from 'valibot';
import { type Amount, unitOf } from '#contract/desk/amounts.ts';
import { shownAmount } from './amounts.ts';
import { kindOf } from './kinds.ts';
import { LongText } from './LongText.tsx';
import { Rows } from './Rows.tsx';
import { Values } from './Values.tsx';

/** Texts that nobody reads in two pieces. */
const CODES = [
	'code',
	'variant_code',
	'number',
	'order_number',
	'reference',
	'serial_number',
	'price_list_id',
];
const WHOLE = { whiteSpace: 'nowrap' } as const;
const Whole = ({ text }: { text: string }) => (
	<Box component="span" sx={WHOLE}>
		{text}
	</Box>
);

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

/** Minor units as money of the record's currency, or as percent. */
function ShownAmount({ value, kind }: { value: number; kind: Amount }) {
	const locale = useLocale() ?? 'it';
	const record = useRecordContext();
	return shownAmount(value, unitOf(kind, record ?? {}), locale);
}

interface ValueProps {
	schema: v.GenericSchema;
	value: unknown;
	/** The field that it is the value of. */
	name?: string;
	/** The part of a record that a table is. */
	part?: string;
	/** Name of a table, for who moves through it by region. */
	label?: string;
}

/** A value as its schema wants it shown. Text is text: markup in it is never run. */
export function Value({ schema, value, name = '', part = '', label = '' }: ValueProps) {
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
		case 'percent':
			return <ShownAmount value={Number(value)} kind={kind} />;
		case 'number':
			return new Intl.NumberFormat(locale).format(Number(value));
		case 'day':
		case 'instant':
			return (
				<Box component="time" dateTime={String(value)} sx={WHOLE}>
					{formatTime(locale, kind.kind, String(value))}
				</Box>
			);
		case 'long_text':
			return <LongText text={String(value)} />;
		case 'values':
			return <Values value={value} />;
		case 'table':
			return (
				<Rows
					cell={(column, of, held) => <Value name={column} schema={of} value={held} />}
					columns={kind.columns}
					value={value}
					part={part}
					label={label}
				/>
			);
		case 'record':
		case 'text':
			return CODES.includes(name) ? <Whole text={String(value)} /> : String(value);
	}
}
