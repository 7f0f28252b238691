import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Loading, Title, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { measurementReportSchema, type MeasurementReport } from '#contract/measurement/report.ts';
import { dayInRome, daysAfter } from '#domain/time/days.ts';
import { callDesk } from '../call.ts';
import { Report } from './Report.tsx';

/** Days shown at first. */
const DAYS = 30;

async function load(from: string, to: string) {
	const path = `/desk/measurement/report?${new URLSearchParams({ from, to })}`;
	return v.parse(measurementReportSchema, await callDesk('GET', path));
}

/** A report with the days that it is of, which are not always those of the fields. */
interface Loaded {
	data: MeasurementReport | null;
	from: string;
	to: string;
	error: boolean;
}

/** Loads the report of a period; the former one is shown until then. */
function useReport(from: string, to: string): Loaded {
	const [state, setState] = useState<Loaded>({ data: null, from, to, error: false });
	useEffect(() => {
		// An answer about other days than those now chosen is dropped.
		let isCurrent = from !== '' && to !== '';
		if (isCurrent) {
			load(from, to).then(
				(data) => isCurrent && setState({ data, from, to, error: false }),
				() => isCurrent && setState({ data: null, from, to, error: true }),
			);
		}
		return () => {
			isCurrent = false;
		};
	}, [from, to]);
	return state;
}

/** Visits, orders and takings as pictures with tables, for chosen days. */
export function Measurement() {
	const translate = useTranslate();
	const [today] = useState(() => dayInRome(new Date()));
	const [from, setFrom] = useState<string>(daysAfter(today, 1 - DAYS));
	const [to, setTo] = useState<string>(today);
	const { data, error, ...days } = useReport(from, to);
	const shrunk = { inputLabel: { shrink: true } };
	return (
		<Box sx={{ py: 3, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
			<Title title="desk.measurement.title" />
			<Typography component="h1" variant="h5">
				{translate('desk.measurement.title')}
			</Typography>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
				<TextField
					type="date"
					label={translate('desk.measurement.from')}
					value={from}
					onChange={({ target }) => setFrom(target.value)}
					slotProps={shrunk}
				/>
				<TextField
					type="date"
					label={translate('desk.measurement.to')}
					value={to}
					onChange={({ target }) => setTo(target.value)}
					slotProps={shrunk}
				/>
			</Box>
			{error && <Alert severity="error">{translate('desk.measurement.wrongDays')}</Alert>}
			{data ? <Report report={data} {...days} /> : !error && <Loading />}
		</Box>
	);
}
