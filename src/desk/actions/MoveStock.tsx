import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SaveButton, SimpleForm, Toolbar, useRecordContext, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { movementSchema, stockResource } from '#contract/stock/desk.ts';
import { Entry } from '../values/Entry.tsx';
import { findFieldIssues } from '../values/field-type.ts';
import { useCall } from './use-call.ts';

const seenSchema = v.pick(stockResource.record, ['on_hand']);
const { seen: _, ...entered } = movementSchema.entries;
const enteredSchema = v.object(entered);

/** Records a stock count or movement; rejected if the stock has changed meanwhile. */
export function MoveStock() {
	const record = useRecordContext();
	const translate = useTranslate();
	const { send } = useCall();
	const [moved, setMoved] = useState(0);
	const shown = v.safeParse(seenSchema, record);
	if (!record || !shown.success) return null;
	const { on_hand: seen } = shown.output;
	return (
		<SimpleForm
			// Resets for another article, after each movement, and when the stock figure changes.
			key={`${String(record.id)} ${moved} ${seen}`}
			sx={{ maxWidth: 640, p: 0 }}
			record={{ kind: 'count' }}
			onSubmit={async (values: object) => {
				const json = { ...values, seen };
				const path = `/desk/stock/${String(record.id)}/movements`;
				if (await send(path, { json }, 'desk.move.done')) setMoved(moved + 1);
			}}
			validate={(values) => findFieldIssues(enteredSchema, values)}
			toolbar={
				<Toolbar sx={{ backgroundColor: 'transparent' }}>
					<SaveButton alwaysEnable label="desk.move.send" color="primary" />
				</Toolbar>
			}
		>
			<Typography component="h2" variant="h6">
				{translate('desk.move.title')}
			</Typography>
			<Typography>{translate('desk.move.hint', { seen })}</Typography>
			{Object.entries(entered).map(([name, schema]) => (
				<Entry key={name} name={name} schema={schema} />
			))}
		</SimpleForm>
	);
}
