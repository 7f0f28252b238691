import type { ControlProps } from './context.ts';
import './form-mark.css';
import './ChoiceControls.css';

interface ChoicesProps extends ControlProps {
	type: 'radio' | 'checkbox';
}

/** One checkbox or radio per option. The first has the field's own id, for links to it. */
function Choices({ type, field, id, isRequired, isInvalid, describedBy, ...props }: ChoicesProps) {
	const isAlone = field.options.length <= 1;
	const options = field.options.length > 0 ? field.options : [{ value: '1', label: field.label }];
	return (
		<div className="form-choices">
			{options.map(({ value, label }, index) => (
				<label key={value} className="form-choice">
					<input
						id={index === 0 ? id : `${id}-${index}`}
						type={type}
						value={value}
						defaultChecked={field.defaultValue === value}
						disabled={field.disabled}
						required={isRequired && (type === 'radio' || isAlone)}
						aria-invalid={isInvalid}
						aria-describedby={isAlone ? describedBy : undefined}
						{...props.registration}
					/>
					<span>
						{label}
						{isRequired && isAlone && <RequiredMark />}
					</span>{' '}
				</label>
			))}
		</div>
	);
}

/** Visual mark of a required field; the control’s `required` attribute exposes it to machines. */
export function RequiredMark() {
	return (
		<span className="form-mark" aria-hidden="true">
			{' *'}
		</span>
	);
}

export function RadioControl(props: ControlProps) {
	return <Choices {...props} type="radio" />;
}

export function CheckboxControl(props: ControlProps) {
	return <Choices {...props} type="checkbox" />;
}
