import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
	DeleteButton,
	EditButton,
	Show,
	TopToolbar,
	usePermissions,
	useRecordContext,
	useTranslate,
} from 'react-admin';
import { type DeskResourceName, deskResource } from '#contract/desk/resources.ts';
import { AddService } from './actions/AddService.tsx';
import { AnswerBox } from './actions/AnswerBox.tsx';
import { RegisterWheel } from './actions/RegisterWheel.tsx';
import { SendAgain } from './actions/SendAgain.tsx';
import { FileLinks } from './FileLinks.tsx';
import { mayDo } from './auth-provider.ts';
import { RecordLink } from './RecordLink.tsx';
import { RecordTitle } from './RecordTitle.tsx';
import { Value } from './Value.tsx';

/** What an action needs to be seen; importing belongs to the list. */
const ACTIONS: Partial<Record<string, () => ReactNode>> = {
	register: RegisterWheel,
	answer: AnswerBox,
	add_service: AddService,
	send_again: SendAgain,
};

/** One record: its fields, then its parts, then what can be done about it. */
export function DeskShow({ name }: { name: DeskResourceName }) {
	const resource = deskResource(name);
	const { permissions: role } = usePermissions();
	const done = Object.entries(resource.actions).filter(([, roles]) => roles.includes(role));
	return (
		<Show
			actions={
				<TopToolbar>
					{mayDo(role, 'edit', name) && <EditButton variant="contained" />}
					{mayDo(role, 'delete', name) && <DeleteButton mutationMode="pessimistic" />}
				</TopToolbar>
			}
		>
			<Box
				sx={{
					p: { xs: 2, md: 3 },
					display: 'grid',
					gap: 4,
					// A wide table scrolls inside its frame, the page does not.
					gridTemplateColumns: 'minmax(0, 1fr)',
				}}
			>
				<Fields name={name} />
				<Parts name={name} />
				{done.map(([action]) => (
					<ActionBox key={action} action={action} />
				))}
			</Box>
		</Show>
	);
}

function ActionBox({ action }: { action: string }) {
	const Action = Object.entries(ACTIONS).find(([known]) => known === action)?.[1];
	return Action ? <Action /> : null;
}

function Fields({ name }: { name: DeskResourceName }) {
	const { record: schemas, title } = deskResource(name);
	const record = useRecordContext();
	const translate = useTranslate();
	const isLong = (field: string) => ['note', 'last_error'].includes(field);
	return (
		<section>
			<Typography component="h1" variant="h5" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
				<RecordTitle name={name} value={record?.[title]} />
			</Typography>
			<Box
				component="dl"
				sx={{
					m: 0,
					display: 'grid',
					gap: 2,
					gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
				}}
			>
				{Object.entries(schemas.entries)
					.filter(([field]) => field !== 'id' && field !== title)
					.toSorted(([a], [b]) => Number(isLong(a)) - Number(isLong(b)))
					.map(([field, schema]) => (
						<Box key={field} sx={isLong(field) ? { gridColumn: '1 / -1' } : {}}>
							<Typography component="dt" variant="caption" color="textSecondary">
								{translate(`fields.${field}`)}
							</Typography>
							<Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
								<Value schema={schema} value={record?.[field]} />
							</Typography>
						</Box>
					))}
			</Box>
		</section>
	);
}

function Parts({ name }: { name: DeskResourceName }) {
	const entries = Object.entries(deskResource(name).parts?.entries ?? {});
	const record = useRecordContext();
	const translate = useTranslate();
	return entries.map(([field, schema]) => (
		<Paper key={field} component="section" variant="outlined" sx={{ p: 2 }}>
			<Typography component="h2" variant="h6" sx={{ mb: 1 }}>
				{translate(`parts.${field}`)}
			</Typography>
			<Part field={field} value={record?.[field]}>
				<Value schema={schema} value={record?.[field]} label={translate(`parts.${field}`)} />
			</Part>
		</Paper>
	));
}

/** Parts that lead somewhere are shown as the way there. */
function Part({ field, value, children }: { field: string; value: unknown; children: ReactNode }) {
	const translate = useTranslate();
	if (field === 'files') return <FileLinks value={value} />;
	if (field === 'registration_id' && typeof value === 'string') {
		return (
			<RecordLink name="wheel_registrations" id={value}>
				{translate('desk.openRegistration')}
			</RecordLink>
		);
	}
	return children;
}
