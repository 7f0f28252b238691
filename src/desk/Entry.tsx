import {
	BooleanInput,
	DateInput,
	NumberInput,
	SelectInput,
	TextInput,
	useRecordContext,
} from 'react-admin';
import type * as v from 'valibot';
import { kindOf } from './kinds.ts';

interface EntryProps {
	name: string;
	schema: v.GenericSchema;
	/** Marks a field that a new record cannot do without. */
	isRequired?: boolean;
}

/** The control that a field's schema asks for. */
export function Entry({ name, schema, isRequired = false }: EntryProps) {
	const record = useRecordContext();
	const kind = kindOf(schema);
	const shared = { source: name, label: `fields.${name}`, fullWidth: true, isRequired };
	switch (kind.kind) {
		case 'choice': {
			// What is there stays to be seen, though it cannot be chosen.
			const now: unknown = record?.[name];
			const isOther = typeof now === 'string' && !kind.options.includes(now);
			const options = isOther ? [now, ...kind.options] : kind.options;
			const choices = options.map((id) => ({ id, name: `choices.${id}` }));
			return <SelectInput {...shared} choices={choices} />;
		}
		case 'boolean':
			return <BooleanInput {...shared} />;
		case 'number':
		case 'money':
			return <NumberInput {...shared} />;
		case 'day':
			return <DateInput {...shared} parse={(day: string) => (day === '' ? null : day)} />;
		case 'long_text':
			return <TextInput {...shared} multiline minRows={3} parse={(text: string) => text} />;
		default:
			return <TextInput {...shared} parse={(text: string) => text} />;
	}
}
