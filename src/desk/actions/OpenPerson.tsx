import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** Link to the page that exports or erases all data of a person. */
export function OpenPerson() {
	const record = useRecordContext();
	const translate = useTranslate();
	if (!record) return null;
	const email = encodeURIComponent(String(record['email']));
	return (
		<Box component="section" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
			<Typography component="h2" variant="h6">
				{translate('desk.person.title')}
			</Typography>
			<Typography>{translate('desk.person.hint')}</Typography>
			<Button variant="outlined" component={Link} to={`/people?email=${email}`}>
				{translate('desk.person.open')}
			</Button>
		</Box>
	);
}
