import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
	Create,
	Edit,
	SaveButton,
	SimpleForm,
	Toolbar,
	useRecordContext,
	useRedirect,
	useRefresh,
	useTranslate,
} from 'react-admin';
import * as v from 'valibot';
import { type DeskResourceName, deskResource } from '#contract/desk/resources.ts';
import { changedFields } from './data-provider.ts';
import { Entry } from './values/Entry.tsx';
import { findFieldIssues } from './values/field-type.ts';
import { RecordTitle } from './values/RecordTitle.tsx';

const FormToolbar = () => (
	<Toolbar sx={{ backgroundColor: 'transparent' }}>
		<SaveButton color="primary" alwaysEnable />
	</Toolbar>
);

/** The list's row is shown until the whole record has loaded; values typed by then are kept. */
const WHEN_WHOLE = { keepDirtyValues: true };

/** Form of the editable fields of a record; validated like at the host. */
export function DeskEdit({ name }: { name: DeskResourceName }) {
	// A response still on its way may predate the change.
	const onSettled = useRefresh();
	return (
		<Edit
			mutationMode="pessimistic"
			mutationOptions={{ onSettled }}
			redirect="show"
			actions={false}
		>
			<ChangeForm name={name} />
		</Edit>
	);
}

function ChangeForm({ name }: { name: DeskResourceName }) {
	const { change, title } = deskResource(name);
	const record = useRecordContext();
	if (!change || !record) return null;
	const schema = v.partial(change.body);
	return (
		<SimpleForm
			sx={{ maxWidth: 640 }}
			toolbar={<FormToolbar />}
			resetOptions={WHEN_WHOLE}
			validate={(values) => findFieldIssues(schema, changedFields(name, values, record))}
		>
			<Typography component="h1" variant="h5" gutterBottom>
				<RecordTitle name={name} value={record[title]} />
			</Typography>
			{Object.entries(change.body.entries).map(([field, entry]) => (
				<Entry key={field} name={field} schema={entry} />
			))}
		</SimpleForm>
	);
}

/** True if a schema rejects an empty field: it has no default, and empty text is no value. */
const isRequired = (schema: v.GenericSchema) => !v.is(schema, undefined) && !v.is(schema, '');

const madeSchema = v.object({ one_time_password: v.optional(v.string()) });

/** Form for a new record. The password of a new account is shown once. */
export function DeskCreate({ name }: { name: DeskResourceName }) {
	const { create } = deskResource(name);
	const translate = useTranslate();
	const redirect = useRedirect();
	const [password, setPassword] = useState<string | null>(null);
	if (!create) return null;
	const leave = () => redirect('list', name);
	const onSuccess = (made: unknown) => {
		const { one_time_password } = v.parse(madeSchema, made);
		if (one_time_password === undefined) leave();
		else setPassword(one_time_password);
	};
	return (
		<Create mutationOptions={{ onSuccess }} actions={false}>
			<SimpleForm
				sx={{ maxWidth: 640 }}
				toolbar={<FormToolbar />}
				validate={(values) => findFieldIssues(create.body, values)}
			>
				<Typography component="h1" variant="h5" gutterBottom>
					{translate(`resources.${name}.name`, { smart_count: 1 })}
				</Typography>
				{Object.entries(create.body.entries).map(([field, entry]) => (
					<Entry key={field} name={field} schema={entry} isRequired={isRequired(entry)} />
				))}
			</SimpleForm>
			<Dialog open={password !== null} onClose={leave} aria-labelledby="account-made">
				<DialogTitle id="account-made">{translate('desk.account.made')}</DialogTitle>
				<DialogContent>
					<Typography gutterBottom>{translate('desk.account.password')}</Typography>
					<Typography component="code" variant="h6">
						{password}
					</Typography>
				</DialogContent>
				<DialogActions>
					<Button variant="contained" onClick={leave}>
						{translate('ra.action.close')}
					</Button>
				</DialogActions>
			</Dialog>
		</Create>
	);
}
