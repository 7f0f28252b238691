import { countryChoices } from '#domain/addresses/country-choices.ts';
import type { ControlProps } from './context.ts';
import './TextControls.css';

/** Input types by `vue_type`, the wire name of a control; everything else is text. */
const INPUT_TYPES: Record<string, string> = { email: 'email', tel: 'tel', date: 'date' };

/** Returns the input type. Part of a phone number is text for autofill; a whole number is not. */
function toType({ vue_type, attributes }: ControlProps['field']): string {
	const isPart = attributes['autoComplete']?.startsWith('tel-');
	return isPart ? 'text' : (INPUT_TYPES[vue_type] ?? 'text');
}

/** Returns the attributes that all single controls share. */
function sharedProps({ field, id, isRequired, isInvalid, describedBy }: ControlProps) {
	return {
		...field.attributes,
		id,
		required: isRequired,
		'aria-invalid': isInvalid,
		'aria-describedby': describedBy,
	};
}

export function TextControl(props: ControlProps) {
	const { field, registration } = props;
	return (
		<input
			className="field"
			type={toType(field)}
			inputMode={field.vue_type === 'tel' ? 'tel' : undefined}
			defaultValue={field.defaultValue ?? ''}
			readOnly={field.disabled}
			{...sharedProps(props)}
			{...registration}
		/>
	);
}

export function TextAreaControl(props: ControlProps) {
	const { field, registration } = props;
	return (
		<textarea
			className="field"
			rows={5}
			defaultValue={field.defaultValue ?? ''}
			readOnly={field.disabled}
			{...sharedProps(props)}
			{...registration}
		/>
	);
}

/** Hidden input without frame or label, for a value that the page supplies. */
export function HiddenControl({ field, registration }: ControlProps) {
	return <input type="hidden" defaultValue={field.defaultValue ?? ''} {...registration} />;
}

interface Option {
	value: string;
	label: string;
}

export function SelectControl(props: ControlProps & { options: readonly Option[] }) {
	const { field, options, registration, context } = props;
	const { defaultValue } = field;
	const isOffered = options.some(({ value }) => value === defaultValue);
	return (
		<select
			className="field picker"
			defaultValue={isOffered && defaultValue !== null ? defaultValue : ''}
			disabled={field.disabled}
			{...sharedProps(props)}
			{...registration}
		>
			<option value="">{context.t('field.choose')}</option>
			{options.map(({ value, label }) => (
				<option key={value} value={value}>
					{label}
				</option>
			))}
		</select>
	);
}

export function ChoiceSelect(props: ControlProps) {
	return <SelectControl {...props} options={props.field.options} />;
}

export function CountrySelect(props: ControlProps) {
	return <SelectControl {...props} options={countryChoices(props.context.model.countries)} />;
}
