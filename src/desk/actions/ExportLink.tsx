import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { useCsvStyle } from '../csv-style.ts';
import { listQuery } from '../data-provider.ts';
import { CsvStyleSelect } from './CsvStyleSelect.tsx';

/** The list as it is filtered now, as a file for the spreadsheet that is chosen. */
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
