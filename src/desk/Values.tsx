import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { LongText } from './LongText.tsx';

const valuesSchema = v.record(v.string(), v.string());

/** Fields of which a `1` says that they were ticked. */
const TICKED = ['privacy', 'terms'];

/** Answers of a form, each under the name of its field; long ones come last. */
export function Values({ value }: { value: unknown }) {
	const translate = useTranslate();
	const given = Object.entries(v.parse(valuesSchema, value))
		.filter(([, text]) => text !== '')
		.toSorted(([, a], [, b]) => Number(a.length > 80) - Number(b.length > 80));
	if (given.length === 0) return translate('desk.nothing');
	return (
		<Box
			component="dl"
			sx={{
				m: 0,
				display: 'grid',
				gap: 2,
				gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
			}}
		>
			{given.map(([name, text]) => (
				<Box key={name} sx={text.length > 80 ? { gridColumn: '1 / -1' } : {}}>
					<Typography component="dt" variant="caption" color="textSecondary">
						{translate(`fields.${name}`, { _: name })}
					</Typography>
					<Box component="dd" sx={{ m: 0 }}>
						<LongText
							text={TICKED.includes(name) && text === '1' ? translate('ra.boolean.true') : text}
						/>
					</Box>
				</Box>
			))}
		</Box>
	);
}
