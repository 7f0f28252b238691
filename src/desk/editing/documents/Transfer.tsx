import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import * as v from 'valibot';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import {
	contentImportSchema,
	TRANSFER_FORMATS,
	type ContentImport,
} from '#contract/content/transfer.ts';
import { CsvStyleSelect } from '../../actions/CsvStyleSelect.tsx';
import { callDesk } from '../../call.ts';
import { useCsvStyle } from '../../values/csv-style.ts';
import { useWhere } from '../where.ts';
import { useWords } from '../words.ts';

interface TransferProps {
	entity: ContentEntity;
	/** Called after an import has made drafts. */
	onDone: () => void;
}

/** Exports all entries of a content type as a file, or imports them as drafts. */
export function Transfer({ entity, onDone }: TransferProps) {
	const { words } = useWords();
	const [isOpen, setOpen] = useState(false);
	const { style, choose, query } = useCsvStyle();
	return (
		<>
			<CsvStyleSelect chosen={style} onChoose={choose} />
			{TRANSFER_FORMATS.map((format) => (
				<Button
					key={format}
					component="a"
					download
					href={`/api/desk/content/${entity}/export?format=${format}&${query}`}
				>
					{words(`transfer.${format}`)}
				</Button>
			))}
			<Button onClick={() => setOpen(true)}>{words('transfer.import')}</Button>
			{isOpen && (
				<ImportDialog
					entity={entity}
					onClose={(isChanged) => {
						setOpen(false);
						if (isChanged) onDone();
					}}
				/>
			)}
		</>
	);
}

const jsonSchema = v.pipe(v.string(), v.parseJson());

async function send(entity: ContentEntity, file: File): Promise<ContentImport> {
	const isJson = file.name.toLowerCase().endsWith('.json');
	const sent = isJson ? { json: v.parse(jsonSchema, await file.text()) } : { csv: file };
	return v.parse(
		contentImportSchema,
		await callDesk('POST', `/desk/content/${entity}/import`, sent),
	);
}

const refusedSchema = v.object({ errors: v.object({ '': v.string() }) });

/** Error code of a rejected file: the specific one where the host states it. */
function toCode({ message, body }: HttpError): string {
	const refused = v.safeParse(refusedSchema, body);
	const code = refused.success ? refused.output.errors[''] : String(message);
	return code.replace(/^faults\./, '');
}

interface ImportDialogProps {
	entity: ContentEntity;
	onClose: (isChanged: boolean) => void;
}

function ImportDialog({ entity, onClose }: ImportDialogProps) {
	const { words, fault } = useWords();
	const translate = useTranslate();
	const heading = useId();
	const [file, setFile] = useState<File | null>(null);
	const [report, setReport] = useState<ContentImport | null>(null);
	const [wrong, setWrong] = useState<string | null>(null);
	async function run(chosen: File): Promise<void> {
		setWrong(null);
		try {
			setReport(await send(entity, chosen));
		} catch (cause) {
			setWrong(cause instanceof HttpError ? fault(toCode(cause)) : words('notJson'));
		}
	}
	const isChanged = report !== null && report.added + report.changed > 0;
	return (
		<Dialog open onClose={() => onClose(isChanged)} aria-labelledby={heading} fullWidth>
			<DialogTitle id={heading}>{words('transfer.title')}</DialogTitle>
			<DialogContent sx={{ display: 'grid', gap: 2 }}>
				<Typography>{words('transfer.text')}</Typography>
				<label>
					{words('transfer.file')}{' '}
					<input
						type="file"
						accept=".csv,.json,.txt,.tsv,text/csv,text/tab-separated-values,application/json"
						onChange={({ target }) => setFile(target.files?.[0] ?? null)}
					/>
				</label>
				{wrong && (
					<Alert severity="error" variant="outlined">
						{wrong}
					</Alert>
				)}
				{report && <Report entity={entity} report={report} />}
			</DialogContent>
			<DialogActions>
				<Button onClick={() => onClose(isChanged)}>{translate('ra.action.close')}</Button>
				<Button variant="contained" disabled={!file} onClick={() => file && void run(file)}>
					{words('transfer.send')}
				</Button>
			</DialogActions>
		</Dialog>
	);
}

/** Result of an import; rejected rows by line and field. */
function Report({ entity, report }: { entity: ContentEntity; report: ContentImport }) {
	const { words, fault } = useWords();
	const where = useWhere(entity);
	const { added, changed, unchanged, bad } = report;
	return (
		<Alert severity={bad.length > 0 ? 'error' : 'success'} variant="outlined" role="status">
			{words('transfer.report', { added, changed, unchanged, bad: bad.length })}
			{bad.length > 0 && (
				<ul>
					{bad.map(({ line, id, path, code }) => (
						<li key={`${line} ${path}`}>
							{words('transfer.line', { line, id })}, {where(path)}: {fault(code)}
						</li>
					))}
				</ul>
			)}
		</Alert>
	);
}
