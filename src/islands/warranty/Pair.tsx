import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Translator } from '#i18n/messages.ts';
import type { FormHandle } from '#islands/forms/extras.ts';
import { stayInField } from '#islands/ui/stay-in-field.ts';
import './Pair.css';

interface PairSwitchProps {
	t: Translator<'warranty'>;
	hasPair: boolean;
	onAdd: () => void;
}

/** Button that adds the serial of the second wheel. Without script that field is always shown. */
export function PairSwitch({ t, hasPair, onAdd }: PairSwitchProps) {
	if (hasPair) return null;
	return (
		<p className="pair-switch">
			<button type="button" className="btn-ghost" onMouseDown={stayInField} onClick={onAdd}>
				{t('pair.add')}
			</button>{' '}
			<span className="field-hint">{t('pair.hint')}</span>
		</p>
	);
}

interface OtherWheelProps {
	form: FormHandle;
	t: Translator<'warranty'>;
	setHasPair: (hasPair: boolean) => void;
}

/** Button that removes the second wheel; shows that wheel if a draft contains one. */
export function OtherWheel({ form, t, setHasPair }: OtherWheelProps) {
	const second = useWatch({ control: form.control, name: 'serial_number_second' });
	const isTyped = typeof second === 'string' && second !== '';
	useEffect(() => {
		if (isTyped) setHasPair(true);
	}, [isTyped, setHasPair]);

	function leaveOut() {
		form.setValue('serial_number_second', '');
		form.clearErrors('serial_number_second');
		setHasPair(false);
		form.setFocus('serial_number');
	}
	return (
		<p className="pair-switch">
			<button type="button" className="link" onMouseDown={stayInField} onClick={leaveOut}>
				{t('pair.remove')}
			</button>
		</p>
	);
}
