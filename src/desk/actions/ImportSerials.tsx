import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { HttpError, useRefresh, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { type ImportReport, importReportSchema } from '#contract/wheels/serials.ts';
import { callDesk } from '../call.ts';
import { ImportReportView } from './ImportReportView.tsx';

type State =
	| { step: 'choose' }
	| { step: 'sending' }
	| { step: 'refused'; code: string }
	| { step: 'done'; report: ImportReport };

function refusalOf(cause: unknown): string {
	if (!(cause instanceof HttpError)) return 'faults.internal';
	if (cause.status === 413) return 'desk.import.tooLarge';
	return cause.status === 422 ? 'desk.import.header' : String(cause.message);
}

/** Serials out of a CSV file, with what became of its rows. */
export function ImportSerials() {
	const translate = useTranslate();
	const refresh = useRefresh();
	const [isOpen, setOpen] = useState(false);
	const [file, setFile] = useState<File | null>(null);
	const [state, setState] = useState<State>({ step: 'choose' });

	async function importFile(chosen: File): Promise<void> {
		setState({ step: 'sending' });
		try {
			const csv = await chosen.text();
			const data = await callDesk('POST', '/desk/serials/import', { csv });
			setState({ step: 'done', report: v.parse(importReportSchema, data) });
			refresh();
		} catch (cause) {
			setState({ step: 'refused', code: refusalOf(cause) });
		}
	}
	function close(): void {
		setOpen(false);
		setFile(null);
		setState({ step: 'choose' });
	}
	return (
		<>
			<Button size="small" onClick={() => setOpen(true)}>
				{translate('desk.import.button')}
			</Button>
			<Dialog open={isOpen} onClose={close} aria-labelledby="import-title" fullWidth>
				<DialogTitle id="import-title">{translate('desk.import.title')}</DialogTitle>
				<DialogContent sx={{ display: 'grid', gap: 2 }}>
					<Typography>{translate('desk.import.hint')}</Typography>
					<label>
						{translate('desk.import.file')}{' '}
						<input
							type="file"
							accept=".csv,text/csv"
							onChange={(event) => {
								setFile(event.target.files?.[0] ?? null);
								setState({ step: 'choose' });
							}}
						/>
					</label>
					<div role="status">
						{state.step === 'refused' && (
							<Typography color="error">{translate(state.code)}</Typography>
						)}
						{state.step === 'done' && <ImportReportView report={state.report} />}
					</div>
				</DialogContent>
				<DialogActions>
					<Button onClick={close}>{translate('ra.action.close')}</Button>
					<Button
						variant="contained"
						disabled={file === null || state.step === 'sending'}
						onClick={() => file && void importFile(file)}
					>
						{translate('desk.import.send')}
					</Button>
				</DialogActions>
			</Dialog>
		</>
	);
}
