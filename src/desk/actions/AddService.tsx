import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SaveButton, SimpleForm, Toolbar, useRecordContext, useTranslate } from 'react-admin';
import { newServiceEntrySchema } from '#contract/wheels/desk.ts';
import { Entry } from '../values/Entry.tsx';
import { findFieldIssues } from '../values/field-type.ts';
import { useCall } from './use-call.ts';

/** Form that adds an entry to the service log of a wheel. */
export function AddService() {
	const record = useRecordContext();
	const translate = useTranslate();
	const { send } = useCall();
	const [written, setWritten] = useState(0);
	if (!record) return null;
	const path = `/desk/wheel_registrations/${String(record.id)}/service`;
	return (
		<SimpleForm
			// Resets for another wheel and for each log entry, which arrives later than the wheel.
			key={`${String(record.id)} ${written}`}
			sx={{ maxWidth: 640, p: 0 }}
			record={{}}
			onSubmit={async (json: unknown) => {
				if (await send(path, { json }, 'desk.service.saved')) setWritten(written + 1);
			}}
			validate={(values) => findFieldIssues(newServiceEntrySchema, values)}
			toolbar={
				<Toolbar sx={{ backgroundColor: 'transparent' }}>
					<SaveButton alwaysEnable label="desk.service.save" color="primary" />
				</Toolbar>
			}
		>
			<Typography component="h2" variant="h6">
				{translate('desk.service.title')}
			</Typography>
			{Object.entries(newServiceEntrySchema.entries).map(([name, schema]) => (
				<Entry key={name} name={name} schema={schema} />
			))}
		</SimpleForm>
	);
}
