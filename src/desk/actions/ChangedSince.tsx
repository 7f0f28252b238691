import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { CHANGED_SINCE_ANSWERS, type ImportReport } from '#contract/desk/import.ts';

/** Rows that both the file and the shop have changed. Nothing is imported before one is chosen. */
export function ChangedSince({
	report: { changed_since: rows, seen },
	onAnswer,
}: {
	report: ImportReport;
	onAnswer: (query: string) => void;
}) {
	const translate = useTranslate();
	const shown = (value: string | number | boolean | null) =>
		typeof value === 'boolean' ? translate(`ra.boolean.${value}`) : String(value ?? '–');
	return (
		<>
			<Alert severity="warning">{translate('desk.import.changedSince', rows.length)}</Alert>
			<Table size="small" aria-label={translate('desk.import.changedRows')}>
				<TableHead>
					<TableRow>
						{['line', 'content', 'field', 'exported', 'now', 'wanted'].map((column) => (
							<TableCell key={column}>{translate(`desk.import.${column}`)}</TableCell>
						))}
					</TableRow>
				</TableHead>
				<TableBody>
					{rows.map(({ line, text, field, exported, now, wanted }) => (
						<TableRow key={`${line} ${field}`}>
							<TableCell>{line}</TableCell>
							<TableCell sx={{ overflowWrap: 'anywhere' }}>{text}</TableCell>
							<TableCell>{translate(`fields.${field}`)}</TableCell>
							<TableCell>{shown(exported)}</TableCell>
							<TableCell>{shown(now)}</TableCell>
							<TableCell>{shown(wanted)}</TableCell>
						</TableRow>
					))}
				</TableBody>
			</Table>
			<div>
				{CHANGED_SINCE_ANSWERS.toReversed().map((answer) => (
					<Button
						key={answer}
						onClick={() => onAnswer(`?changed_since=${answer}&seen=${encodeURIComponent(seen)}`)}
					>
						{translate(`desk.import.${answer}Changed`)}
					</Button>
				))}
			</div>
		</>
	);
}
