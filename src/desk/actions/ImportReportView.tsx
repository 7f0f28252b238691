import Alert from '@mui/material/Alert';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportReport } from '#contract/desk/import.ts';
import { ChangedSince } from './ChangedSince.tsx';

/** Counts of imported rows, or each row that keeps the file from being imported. */
export function ImportReportView({
	report,
	onAnswer,
}: {
	report: ImportReport;
	onAnswer: (query: string) => void;
}) {
	const translate = useTranslate();
	const { bad, added, changed, unchanged, is_taken } = report;
	return (
		<>
			{is_taken && (
				<Typography>{translate('desk.import.report', { added, changed, unchanged })}</Typography>
			)}
			{!is_taken && bad.length === 0 && <ChangedSince report={report} onAnswer={onAnswer} />}
			{bad.length > 0 && (
				<Alert severity="error" variant="outlined">
					{translate('desk.import.notTaken', bad.length)}
				</Alert>
			)}
			{bad.length > 0 && (
				<Table size="small" aria-label={translate('desk.import.badRows')}>
					<TableHead>
						<TableRow>
							<TableCell>{translate('desk.import.line')}</TableCell>
							<TableCell>{translate('desk.import.reason')}</TableCell>
							<TableCell>{translate('desk.import.content')}</TableCell>
						</TableRow>
					</TableHead>
					<TableBody>
						{bad.map(({ line, code, text }) => (
							<TableRow key={line}>
								<TableCell>{line}</TableCell>
								<TableCell>{translate(`faults.${code}`)}</TableCell>
								<TableCell sx={{ overflowWrap: 'anywhere' }}>{text}</TableCell>
							</TableRow>
						))}
					</TableBody>
				</Table>
			)}
		</>
	);
}
