import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { useFieldName } from './use-field-name.ts';

const rowSchema = v.record(v.string(), v.unknown());
type Row = v.InferOutput<typeof rowSchema>;

/** Columns that identify rows for programs and mean nothing to people. */
const UNSAID = ['id', 'position', 'has_serials'];

/** More columns fit beside the menu at 1280 px only in a dense layout. */
const MANY_COLUMNS = 9;
const CLOSE = { '& .MuiTableCell-root': { paddingInline: '6px', fontSize: '0.8125rem' } };

/** Renders the value of a cell. */
type Cell = (name: string, schema: v.GenericSchema, value: unknown) => ReactNode;

interface RowsProps {
	cell: Cell;
	columns: Record<string, v.GenericSchema>;
	value: unknown;
	/** Name of the related records that the rows belong to. */
	part: string;
	label: string;
}

interface ShownProps {
	cell: Cell;
	rows: readonly Row[];
	columns: readonly [string, v.GenericSchema][];
	part: string;
	label: string;
}

/** Related records as a table, or as cards where there is no room for columns. */
export function Rows({ cell, columns, value, part, label }: RowsProps) {
	const translate = useTranslate();
	const isNarrow = useMediaQuery('(max-width: 599px)');
	const rows = v.parse(v.array(rowSchema), value);
	if (rows.length === 0) return translate('desk.nothing');
	const shown = Object.entries(columns).filter(([name]) => !UNSAID.includes(name));
	const Shown = isNarrow ? Cards : Columns;
	return <Shown cell={cell} rows={rows} columns={shown} part={part} label={label} />;
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

function Cards({ cell, rows, columns, part, label }: ShownProps) {
	const getName = useFieldName();
	return (
		<div role="region" aria-label={label}>
			<Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 2 }}>
				{rows.map((row, index) => (
					<Box
						component="li"
						key={index}
						sx={{ listStyle: 'none', 'li + &': { pt: 2, borderTop: 1, borderColor: 'divider' } }}
					>
						<Box
							component="dl"
							sx={{
								m: 0,
								display: 'grid',
								gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
								gap: 1,
								alignItems: 'baseline',
								overflowWrap: 'anywhere',
							}}
						>
							{columns
								.filter(([name]) => !isEmpty(row[name]))
								.map(([name, schema]) => (
									<Box key={name} sx={{ display: 'contents' }}>
										<Typography component="dt" variant="caption" color="textSecondary">
											{getName(name, part)}
										</Typography>
										<Box component="dd" sx={{ m: 0 }}>
											{cell(name, schema, row[name])}
										</Box>
									</Box>
								))}
						</Box>
					</Box>
				))}
			</Box>
		</div>
	);
}

function Columns({ cell, rows, columns, part, label }: ShownProps) {
	const getName = useFieldName();
	return (
		<TableContainer tabIndex={0} role="region" aria-label={label}>
			<Table size="small" sx={{ minWidth: 680, ...(columns.length > MANY_COLUMNS ? CLOSE : {}) }}>
				<TableHead>
					<TableRow>
						{columns.map(([name]) => (
							<TableCell key={name}>{getName(name, part)}</TableCell>
						))}
					</TableRow>
				</TableHead>
				<TableBody>
					{rows.map((row, index) => (
						<TableRow key={index}>
							{columns.map(([name, schema]) => (
								// Many columns share little room: a time may take two lines.
								<TableCell key={name} sx={{ '& time': { whiteSpace: 'normal' } }}>
									{cell(name, schema, row[name])}
								</TableCell>
							))}
						</TableRow>
					))}
				</TableBody>
			</Table>
		</TableContainer>
	);
}
