import {
	BooleanInput,
	DateInput,
	NumberInput,
	ReferenceInput,
	SelectInput,
	TextInput,
	useRecordContext,
} from 'react-admin';
import * as v from 'valibot';
import { MAX_PER_PAGE } from '#contract/desk/endpoints.ts';
import { deskResource } from '#contract/desk/resources.ts';
import { AmountEntry } from './AmountEntry.tsx';
import { toFieldType } from './field-type.ts';
import { findInstant, localTime } from './roman-time.ts';
import { useFieldName } from './use-field-name.ts';

interface EntryProps {
	name: string;
	schema: v.GenericSchema;
	/** Marks a field that a new record requires. */
	isRequired?: boolean;
}

/** Default value of a field that has not been touched. */
const toDefault = (schema: v.GenericSchema): unknown =>
	schema.type === 'optional' ? v.getDefault(schema) : undefined;

/** Form control that fits a field's schema. */
export function Entry({ name, schema, isRequired = false }: EntryProps) {
	const record = useRecordContext();
	const getName = useFieldName();
	const type = toFieldType(schema);
	const shared = { source: name, label: getName(name), fullWidth: true, isRequired };
	switch (type.kind) {
		case 'choice': {
			// The current value stays visible even where it can no longer be chosen.
			const now: unknown = record?.[name];
			const isOther = typeof now === 'string' && !type.options.includes(now);
			const options = isOther ? [now, ...type.options] : type.options;
			const choices = options.map((id) => ({ id, name: `choices.${id}` }));
			return <SelectInput {...shared} choices={choices} />;
		}
		case 'boolean':
			return <BooleanInput {...shared} defaultValue={toDefault(schema)} />;
		case 'number':
			return <NumberInput {...shared} />;
		case 'money':
		case 'percent':
			return (
				<AmountEntry source={name} label={getName(name)} isRequired={isRequired} type={type} />
			);
		case 'record': {
			const { title, order } = deskResource(type.resource);
			const sort = { field: order.sort, order: 'ASC' } as const;
			const asked = { reference: type.resource, perPage: MAX_PER_PAGE, sort };
			return (
				<ReferenceInput source={name} {...asked}>
					<SelectInput {...shared} optionText={title} />
				</ReferenceInput>
			);
		}
		case 'day':
			return <DateInput {...shared} parse={(day: string) => (day === '' ? null : day)} />;
		case 'instant':
			return (
				<TextInput
					{...shared}
					type="datetime-local"
					slotProps={{ inputLabel: { shrink: true } }}
					format={localTime}
					parse={findInstant}
				/>
			);
		case 'long_text':
			return <TextInput {...shared} multiline minRows={3} parse={(text: string) => text} />;
		default:
			return <TextInput {...shared} parse={(text: string) => text} />;
	}
}
