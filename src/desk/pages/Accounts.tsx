import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CsvStyleSelect } from '../actions/CsvStyleSelect.tsx';
import { useCsvStyle } from '../values/csv-style.ts';

/** Date such as `2026-11-27`; read on each render, as a desk may stay open past a quarter's end. */
const todayInRome = () => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Rome' });

/** Quarter before that of a day: the one to be declared next. */
function lastQuarter(day: string): { year: number; quarter: number } {
	const [year = 0, month = 1] = day.split('-').map(Number);
	const quarter = Math.ceil(month / 3) - 1;
	return quarter === 0 ? { year: year - 1, quarter: 4 } : { year, quarter };
}

/** Exports for the accountant. */
export function Accounts() {
	const translate = useTranslate();
	const today = todayInRome();
	const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
	const [to, setTo] = useState(today);
	const days = new URLSearchParams({ from, to });
	const { year, quarter } = lastQuarter(today);
	const vat = `year=${year}&quarter=${quarter}`;
	const { style, choose, query } = useCsvStyle();
	const shrunk = { inputLabel: { shrink: true } };
	return (
		<Box component="section" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
			<Typography component="h2" variant="h6">
				{translate('desk.orders.accounts.title')}
			</Typography>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
				<TextField
					type="date"
					label={translate('desk.orders.accounts.from')}
					value={from}
					onChange={({ target }) => setFrom(target.value)}
					slotProps={shrunk}
				/>
				<TextField
					type="date"
					label={translate('desk.orders.accounts.to')}
					value={to}
					onChange={({ target }) => setTo(target.value)}
					slotProps={shrunk}
				/>
			</Box>
			<CsvStyleSelect chosen={style} onChoose={choose} />
			<Link href={`/api/desk/accounts/takings/export?${days}&${query}`} download>
				{translate('desk.orders.accounts.takings')}
			</Link>
			<Link href={`/api/desk/accounts/invoices/files?${days}`} download>
				{translate('desk.orders.accounts.files')}
			</Link>
			<Link href={`/api/desk/accounts/vat/export?${vat}&${query}`} download>
				{translate('desk.orders.accounts.vat', { year, quarter })}
			</Link>
		</Box>
	);
}
