import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
	HttpError,
	usePermissions,
	useRefresh,
	useResourceContext,
	useTranslate,
} from 'react-admin';
import * as v from 'valibot';
import { type ImportReport, importReportSchema } from '#contract/desk/import.ts';
import { deskResource, isDeskResource } from '#contract/desk/resources.ts';
import { callDesk } from '../call.ts';
import { toErrors } from './use-call.ts';
import { ImportReportView } from './ImportReportView.tsx';

type State =
	| { step: 'choose' }
	| { step: 'sending' }
	| { step: 'refused'; code: string }
	| { step: 'done'; report: ImportReport };

function toRefusal(cause: unknown): string {
	if (!(cause instanceof HttpError)) return 'faults.internal';
	if (cause.status === 413) return 'desk.import.tooLarge';
	const fault = toErrors(cause)[''] ?? '';
	if (['faults.csv_unit', 'faults.encoding', 'faults.workbook'].includes(fault)) return fault;
	return cause.status === 422 ? 'desk.import.header' : String(cause.message);
}

/** Imports records from a CSV file, where the resource has an import and the role may use it. */
export function ImportCsv() {
	const name = useResourceContext() ?? '';
	const { permissions: role } = usePermissions();
	const isOffered =
		isDeskResource(name) && deskResource(name).actions['import']?.includes(role) === true;
	return isOffered ? <ImportButton name={name} /> : null;
}

function ImportButton({ name }: { name: string }) {
	const translate = useTranslate();
	const refresh = useRefresh();
	const [isOpen, setOpen] = useState(false);
	const [file, setFile] = useState<File | null>(null);
	const [state, setState] = useState<State>({ step: 'choose' });

	async function importFile(chosen: File, answer = ''): Promise<void> {
		setState({ step: 'sending' });
		try {
			const data = await callDesk('POST', `/desk/${name}/import${answer}`, { csv: chosen });
			setState({ step: 'done', report: v.parse(importReportSchema, data) });
			refresh();
		} catch (cause) {
			setState({ step: 'refused', code: toRefusal(cause) });
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
				<DialogTitle id="import-title">{translate(`resources.${name}.import`)}</DialogTitle>
				<DialogContent sx={{ display: 'grid', gap: 2 }}>
					<Typography>{translate(`resources.${name}.columns`)}</Typography>
					<label>
						{translate('desk.import.file')}{' '}
						<input
							type="file"
							accept=".csv,.txt,.tsv,text/csv,text/tab-separated-values"
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
						{state.step === 'done' && (
							<ImportReportView
								report={state.report}
								onAnswer={(answer) => file && void importFile(file, answer)}
							/>
						)}
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
