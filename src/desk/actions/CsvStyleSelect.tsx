import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { CSV_STYLES, type CsvStyle } from '#contract/desk/spreadsheet.ts';

interface CsvStyleSelectProps {
	chosen: CsvStyle;
	onChoose: (style: CsvStyle) => void;
}

/** Select for the spreadsheet that exports are written for. */
export function CsvStyleSelect({ chosen, onChoose }: CsvStyleSelectProps) {
	const translate = useTranslate();
	return (
		<TextField
			select
			size="small"
			variant="standard"
			label={translate('desk.csvStyle.label')}
			value={chosen}
			onChange={({ target }) => {
				const picked = CSV_STYLES.find((known) => known === target.value);
				if (picked) onChoose(picked);
			}}
			sx={{ minWidth: 200 }}
		>
			{CSV_STYLES.map((known) => (
				<MenuItem key={known} value={known}>
					{translate(`desk.csvStyle.${known}`)}
				</MenuItem>
			))}
		</TextField>
	);
}
