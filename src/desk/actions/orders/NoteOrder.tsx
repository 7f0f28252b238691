import { useRecordContext, useTranslate } from 'react-admin';
import { ActionField } from './ActionField.tsx';
import { ActionForm } from './ActionForm.tsx';

/** Adds a line to the internal history. */
export function NoteOrder() {
	const record = useRecordContext();
	const translate = useTranslate();
	if (!record) return null;
	return (
		<ActionForm
			title={translate('desk.orders.note.title')}
			label="desk.orders.note.send"
			path={`/desk/orders/${String(record.id)}/notes`}
			read={(typed) => ({ text: typed('text') })}
		>
			<ActionField
				name="text"
				required
				multiline
				minRows={3}
				fullWidth
				label={translate('fields.said')}
			/>
		</ActionForm>
	);
}
