import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import type * as v from 'valibot';
import { type Amount, toUnit } from '#contract/desk/amounts.ts';
import { shownAmount } from './amounts.ts';
import { toFieldType } from './field-type.ts';
import { LongText } from './LongText.tsx';
import { Rows } from './Rows.tsx';
import { Thumb } from './Thumb.tsx';
import { Values } from './Values.tsx';

/** Fields whose text must not wrap. */
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

/** Formats a calendar day, which has no time zone, or an instant in Rome's time zone. */
function formatTime(locale: string, type: 'day' | 'instant', value: string): string {
	const options: Intl.DateTimeFormatOptions =
		type === 'day'
			? { dateStyle: 'medium', timeZone: 'UTC' }
			: { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Rome' };
	return new Intl.DateTimeFormat(locale, options).format(new Date(value));
}

/** Label of a choice: its field's own one, where the code means something else elsewhere. */
export function toWord(
	translate: (key: string, options: { _: string }) => string,
	name: string,
	value: unknown,
): string {
	const common = translate(`choices.${String(value)}`, { _: String(value) });
	return translate(`choices.${name}.${String(value)}`, { _: common });
}

/** Minor units as money in the record's currency, or as percent. */
function ShownAmount({ value, type }: { value: number; type: Amount }) {
	const locale = useLocale() ?? 'it';
	const record = useRecordContext();
	return shownAmount(value, toUnit(type, record ?? {}), locale);
}

interface ValueProps {
	schema: v.GenericSchema;
	value: unknown;
	/** Field that holds the value. */
	name?: string;
	/** Name of the related records that a table shows. */
	part?: string;
	/** Accessible name of a table, for readers who navigate by region. */
	label?: string;
}

/** Renders a value as its schema asks for. Text stays text: markup in it is never run. */
export function Value({ schema, value, name = '', part = '', label = '' }: ValueProps) {
	const translate = useTranslate();
	const locale = useLocale();
	const type = toFieldType(schema);
	if (value === null || value === undefined || value === '') return <span aria-hidden>–</span>;
	switch (type.kind) {
		case 'choice': {
			return <Chip label={toWord(translate, name, value)} size="small" variant="outlined" />;
		}
		case 'boolean':
			return translate(`ra.boolean.${String(value)}`);
		case 'money':
		case 'percent':
			return <ShownAmount value={Number(value)} type={type} />;
		case 'number':
			return new Intl.NumberFormat(locale).format(Number(value));
		case 'day':
		case 'instant':
			return (
				<Box component="time" dateTime={String(value)} sx={WHOLE}>
					{formatTime(locale, type.kind, String(value))}
				</Box>
			);
		case 'picture':
			return <Thumb file={String(value)} />;
		case 'long_text':
			return <LongText text={String(value)} />;
		case 'values':
			return <Values value={value} />;
		case 'table':
			return (
				<Rows
					cell={(column, of, held) => <Value name={column} schema={of} value={held} />}
					columns={type.columns}
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
