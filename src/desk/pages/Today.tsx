import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Title, useGetList, usePermissions, useTranslate } from 'react-admin';
import { deskResource } from '#contract/desk/resources.ts';
import { Accounts } from './Accounts.tsx';
import { isEditor, mayDo } from '../auth-provider.ts';
import { EDITING_COUNTS } from '../editing-counts.ts';
import { WaitingCard } from './WaitingCard.tsx';

/** Lazy: its texts load with the editing screens. */
const EditingToday = lazy(() => import('../editing/EditingToday.tsx'));

/** Pending work, by list and filter. */
const WAITING = [
	{ name: 'orders', waits: { is_to_pack: true }, label: 'desk.orders.toPack' },
	{ name: 'orders', waits: { is_to_send: true }, label: 'desk.orders.toSend' },
	{ name: 'orders', waits: { awaits_receipt: true }, label: 'desk.orders.receipts' },
	{ name: 'orders', waits: { is_late: true }, label: 'desk.orders.late' },
	{ name: 'orders', waits: { has_failed_refund: true }, label: 'desk.orders.failedRefunds' },
	{ name: 'orders', waits: { has_waiting_refund: true }, label: 'desk.orders.waitingRefunds' },
	{ name: 'orders', waits: { has_refund_to_issue: true }, label: 'desk.orders.refundsToIssue' },
	{ name: 'orders', waits: { has_refund_to_check: true }, label: 'desk.orders.refundsToCheck' },
	{ name: 'orders', waits: { is_disputed: true }, label: 'desk.orders.disputes' },
	{ name: 'returns', waits: { return_status: 'requested' }, label: 'desk.returns.toDecide' },
	{
		name: 'withdrawals',
		waits: { withdrawal_status: 'received' },
		label: 'desk.withdrawals.toDecide',
	},
	{
		name: 'withdrawals',
		waits: { withdrawal_status: 'accepted' },
		label: 'desk.withdrawals.toRefund',
	},
	{ name: 'submissions', waits: { state: 'new' }, label: 'desk.today.newSubmissions' },
	{
		name: 'wheel_registrations',
		waits: { extension: 'requested' },
		label: 'desk.today.requests',
	},
	{ name: 'applications', waits: { state: 'new' }, label: 'desk.today.newApplications' },
	{ name: 'mails', waits: { state: 'failed' }, label: 'desk.today.failedMails' },
	{ name: 'build_hooks', waits: { state: 'failed' }, label: 'desk.today.failedHooks' },
] as const;

/** First page: counts of pending work, each a link to its list. */
export function Today() {
	const translate = useTranslate();
	const { permissions: role } = usePermissions();
	const seen = WAITING.filter(({ name }) => role && mayDo(role, 'list', name));
	const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
	const note = useCallback(
		(name: string, count: number) => setCounts((before) => ({ ...before, [name]: count })),
		[],
	);
	const known = Object.values(counts);
	const isQuiet =
		known.length === seen.length + (isEditor(role) ? EDITING_COUNTS.length : 0) &&
		known.length > 0 &&
		known.every((count) => count === 0);
	return (
		<Box sx={{ py: 3, display: 'grid', gap: 3 }}>
			<Title title="desk.today.title" />
			<Typography component="h1" variant="h5">
				{translate('desk.today.title')}
			</Typography>
			{role && seen.length === 0 && <Typography>{translate('desk.today.none')}</Typography>}
			{isQuiet && <Typography>{translate('desk.today.quiet')}</Typography>}
			<Box
				sx={{
					display: 'grid',
					gap: 2,
					gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
				}}
			>
				{isEditor(role) && (
					<Suspense>
						<EditingToday onCount={note} />
					</Suspense>
				)}
				{seen.map((waiting) => (
					<Waiting key={waiting.label} {...waiting} onCount={note} />
				))}
			</Box>
			{role && mayDo(role, 'list', 'invoices') && <Accounts />}
		</Box>
	);
}

function Waiting({
	name,
	waits,
	label,
	onCount,
}: (typeof WAITING)[number] & { onCount: (name: string, count: number) => void }) {
	const translate = useTranslate();
	const { total } = useGetList(name, {
		pagination: { page: 1, perPage: 1 },
		sort: { field: deskResource(name).order.sort, order: 'DESC' },
		filter: waits,
	});
	useEffect(() => {
		if (total !== undefined) onCount(label, total);
	}, [label, total, onCount]);
	const filter = JSON.stringify(waits);
	return (
		<WaitingCard
			to={`/${name}?${new URLSearchParams({ filter })}`}
			count={total}
			label={translate(label)}
		/>
	);
}
