import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { useCsvStyle } from '../values/csv-style.ts';
import { listQuery } from '../data-provider.ts';
import { CsvStyleSelect } from './CsvStyleSelect.tsx';

/** Exports the list with its current filters, as a file for the chosen spreadsheet. */
export function ExportLink() {
	const { resource, sort, filterValues } = useListContext();
	const translate = useTranslate();
	const { style, choose, query } = useCsvStyle();
	const address = `/api/desk/${resource}/export?${listQuery(sort, filterValues)}&${query}`;
	return (
		<>
			<CsvStyleSelect chosen={style} onChoose={choose} />
			<Button component="a" href={address} size="small" download>
				{translate('desk.export')}
			</Button>
		</>
	);
}
