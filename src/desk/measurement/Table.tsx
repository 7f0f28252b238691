import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const align = (value: string | number) => (typeof value === 'number' ? 'right' : 'left');

/** Table beneath a picture, with the figures that it shows; a sentence where there are none. */
export function Table({
	label,
	empty,
	head,
	rows,
}: {
	label: string;
	empty: string;
	head: readonly string[];
	rows: readonly (readonly (string | number)[])[];
}) {
	const [first] = rows;
	if (!first) return <Typography>{empty}</Typography>;
	return (
		<TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 420 }}>
			<MuiTable size="small" stickyHeader>
				<TableHead>
					<TableRow>
						{head.map((name, at) => (
							<TableCell key={name} align={align(first[at] ?? '')}>
								{name}
							</TableCell>
						))}
					</TableRow>
				</TableHead>
				<TableBody>
					{rows.map((cells) => (
						<TableRow key={cells.join('\n')}>
							{cells.map((cell, at) => (
								<TableCell
									key={head[at]}
									component={at === 0 ? 'th' : 'td'}
									scope={at === 0 ? 'row' : undefined}
									align={align(cell)}
									sx={{ fontVariantNumeric: 'tabular-nums' }}
								>
									{cell}
								</TableCell>
							))}
						</TableRow>
					))}
				</TableBody>
			</MuiTable>
		</TableContainer>
	);
}
