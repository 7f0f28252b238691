import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { isLocale } from '#contract/locales.ts';
import { countryName } from '#i18n/country-name.ts';
import { LongText } from './LongText.tsx';

/** Answers of a form, by field. */
export const valuesSchema = v.record(v.string(), v.string());

/** Checkbox fields, where `1` means ticked. */
const TICKED = ['privacy', 'terms'];
/** Fields whose answers were chosen from a list and are stored as codes. */
const CHOSEN = ['marketing', 'language', 'business_kind', 'work_area', 'method'];

/** Returns a function that formats an answer in the reader’s language. */
function useWords() {
	const translate = useTranslate();
	const locale = useLocale();
	return (name: string, text: string) => {
		if (TICKED.includes(name) && text === '1') return translate('ra.boolean.true');
		if (CHOSEN.includes(name)) return translate(`answers.${name}.${text}`, { _: text });
		if (name !== 'country' || !/^[A-Z]{2}$/.test(text)) return text;
		return countryName(text, isLocale(locale) ? locale : 'en');
	};
}

/** Answers of a form, each under the label of its field; long ones come last. */
export function Values({ value }: { value: unknown }) {
	const translate = useTranslate();
	const getWords = useWords();
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
						<LongText text={getWords(name, text)} />
					</Box>
				</Box>
			))}
		</Box>
	);
}
