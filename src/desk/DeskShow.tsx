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
import { ORDER_WORK } from '#contract/orders/desk.ts';
import { AddService } from './actions/AddService.tsx';
import { AddVersion } from './actions/AddVersion.tsx';
import { AnswerBox } from './actions/AnswerBox.tsx';
import { DecideRequest } from './actions/DecideRequest.tsx';
import { HandleReturn } from './actions/HandleReturn.tsx';
import { HandleWithdrawal } from './actions/HandleWithdrawal.tsx';
import { MoveStock } from './actions/MoveStock.tsx';
import { OpenPerson } from './actions/OpenPerson.tsx';
import { InvoiceFile } from './actions/orders/InvoiceFile.tsx';
import { NoteOrder } from './actions/orders/NoteOrder.tsx';
import { OrderActions } from './actions/orders/OrderActions.tsx';
import { OrderNext } from './actions/orders/OrderNext.tsx';
import { RegisterWheel } from './actions/RegisterWheel.tsx';
import { SendAgain } from './actions/SendAgain.tsx';
import { FileLinks } from './values/FileLinks.tsx';
import { mayDo } from './auth-provider.ts';
import { RecordLink } from './values/RecordLink.tsx';
import { RecordTitle } from './values/RecordTitle.tsx';
import { useFieldName } from './values/use-field-name.ts';
import { Value } from './values/Value.tsx';

/** Components by action. Import belongs to the list; a decision is shown beside the data. */
const ACTIONS: Partial<Record<string, () => ReactNode>> = {
	register: RegisterWheel,
	answer: AnswerBox,
	add_service: AddService,
	add_version: AddVersion,
	send_again: SendAgain,
	move: MoveStock,
	person: OpenPerson,
	order: OrderActions,
	note_order: NoteOrder,
	invoice: InvoiceFile,
	handle_return: HandleReturn,
	handle_withdrawal: HandleWithdrawal,
};

/** Related records about the past: shown below the actions, which are what staff come for. */
const LATER = ['order_payments', 'order_refunds', 'order_details', 'order_entries'];

/** One record: its fields, then its related records, then its actions. */
export function DeskShow({ name }: { name: DeskResourceName }) {
	const resource = deskResource(name);
	const { permissions: role } = usePermissions();
	const done = Object.entries(resource.actions).filter(([, roles]) => roles.includes(role));
	// The order's actions link the documents already.
	const isLinked = (field: string) =>
		field === 'documents' && done.some(([action]) => action === 'order');
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
				<Beside>
					<Box sx={{ display: 'grid', gap: 4 }}>
						<Heading name={name} />
						{done.some(([action]) => action === 'order') && <OrderNext />}
						<Fields name={name} />
						{done.some(([action]) => action === 'decide') && <DecideRequest />}
					</Box>
					<Parts name={name} isShown={(field) => field === 'files'} />
				</Beside>
				<Parts
					name={name}
					isShown={(field) => field !== 'files' && !LATER.includes(field) && !isLinked(field)}
				/>
				{done.map(([action]) => (
					<ActionBox key={action} action={action} />
				))}
				<Parts name={name} isShown={(field) => LATER.includes(field)} />
			</Box>
		</Show>
	);
}

/** Puts uploaded evidence beside the fields that it proves, where there is room for both. */
function Beside({ children }: { children: ReactNode }) {
	return (
		<Box
			sx={{
				display: 'grid',
				gap: 4,
				alignItems: 'start',
				gridTemplateColumns: 'minmax(0, 1fr)',
				'@media (min-width: 1200px)': {
					'&:has(> section)': {
						gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
					},
				},
			}}
		>
			{children}
		</Box>
	);
}

function ActionBox({ action }: { action: string }) {
	const Action = Object.entries(ACTIONS).find(([known]) => known === action)?.[1];
	return Action ? <Action /> : null;
}

function Heading({ name }: { name: DeskResourceName }) {
	const record = useRecordContext();
	return (
		<Typography component="h1" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
			<RecordTitle name={name} value={record?.[deskResource(name).title]} />
		</Typography>
	);
}

function Fields({ name }: { name: DeskResourceName }) {
	const { record: schemas, title } = deskResource(name);
	const record = useRecordContext();
	const getName = useFieldName();
	// Flags of pending work are shown only while they are true.
	const isSaid = (field: string) =>
		record?.[field] !== false || !ORDER_WORK.some((work) => work === field);
	const isLong = (field: string) =>
		['note', 'last_error', 'rejection_text', 'refusal'].includes(field);
	return (
		<section>
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
					.filter(([field]) => field !== 'id' && field !== title && isSaid(field))
					.toSorted(([a], [b]) => Number(isLong(a)) - Number(isLong(b)))
					.map(([field, schema]) => (
						<Box key={field} sx={isLong(field) ? { gridColumn: '1 / -1' } : {}}>
							<Typography component="dt" variant="caption" color="textSecondary">
								{getName(field)}
							</Typography>
							<Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
								<Value name={field} schema={schema} value={record?.[field]} />
							</Typography>
						</Box>
					))}
			</Box>
		</section>
	);
}

interface PartsProps {
	name: DeskResourceName;
	isShown: (field: string) => boolean;
}

function Parts({ name, isShown }: PartsProps) {
	const entries = Object.entries(deskResource(name).parts?.entries ?? {}).filter(([field]) =>
		isShown(field),
	);
	const record = useRecordContext();
	const translate = useTranslate();
	return entries.map(([field, schema]) => (
		<Paper key={field} component="section" variant="outlined" sx={{ p: 2 }}>
			<Typography component="h2" variant="h6" sx={{ mb: 1 }}>
				{translate(`parts.${field}`)}
			</Typography>
			<Part field={field} value={record?.[field]}>
				<Value
					schema={schema}
					value={record?.[field]}
					part={field}
					label={translate(`parts.${field}`)}
				/>
			</Part>
		</Paper>
	));
}

/** Related records that are only the id of another record. */
const WAYS: Partial<Record<string, { name: DeskResourceName; label: string }>> = {
	registration_id: { name: 'wheel_registrations', label: 'desk.openRegistration' },
	other_wheel_id: { name: 'wheel_registrations', label: 'desk.openRegistration' },
	submission_id: { name: 'submissions', label: 'desk.openSubmission' },
};

/** Related records that lead to another page are shown as a link. */
function Part({ field, value, children }: { field: string; value: unknown; children: ReactNode }) {
	const translate = useTranslate();
	if (field === 'files') return <FileLinks value={value} />;
	const way = WAYS[field];
	if (way && typeof value === 'string') {
		return (
			<RecordLink name={way.name} id={value}>
				{translate(way.label)}
			</RecordLink>
		);
	}
	return children;
}
