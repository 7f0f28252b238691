import Alert from '@mui/material/Alert';
import { useLocale } from 'react-admin';
import type { Locale } from '#contract/locales.ts';
import {
	missingDurability,
	type DurabilityEntry,
	type DurabilityTexts,
} from '#domain/catalogue/durability.ts';
import { isObject, valueAt, type JsonObject } from '#domain/documents/values.ts';
import { fieldIn } from '#i18n/documents/words.ts';
import { useWords } from '../words.ts';

const textIn = (texts: JsonObject, field: string) => {
	const value = texts[field];
	return typeof value === 'string' ? value : '';
};

/** Texts of a language; those of Italian where the product has none, as on its page. */
function textsIn(document: JsonObject, locale: Locale): DurabilityTexts {
	const own = valueAt(document, ['texts', locale]);
	const texts = isObject(own) ? own : valueAt(document, ['texts', 'it']);
	if (!isObject(texts)) return {};
	return {
		durability_area: textIn(texts, 'durability_area'),
		durability_terms: textIn(texts, 'durability_terms'),
		durability_claim: textIn(texts, 'durability_claim'),
	};
}

function entryIn(document: JsonObject): DurabilityEntry | null {
	const entry = document['durability'];
	if (!isObject(entry)) return null;
	const { producer, model, years } = entry;
	return {
		producer: typeof producer === 'string' ? producer : null,
		model: typeof model === 'string' ? model : null,
		years: typeof years === 'number' ? years : null,
	};
}

/** Names the fields that keep the label of a guarantee of durability from being shown. */
export function DurabilityGaps({ document, locale }: { document: JsonObject; locale: Locale }) {
	const { words } = useWords();
	const desk = useLocale() === 'en' ? 'en' : 'it';
	const entry = entryIn(document);
	const missing = entry ? missingDurability(entry, textsIn(document, locale)) : [];
	if (missing.length === 0) return null;
	const names = missing.map((field) => fieldIn(desk, 'product', field) ?? field);
	return (
		<Alert severity="warning" variant="outlined">
			{words('durabilityGaps', { fields: new Intl.ListFormat(desk).format(names) })}
		</Alert>
	);
}
