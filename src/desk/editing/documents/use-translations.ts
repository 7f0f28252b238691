import { useMemo } from 'react';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import type { OtherLocale, TranslationState } from '#contract/content/documents/translation.ts';
import { dotPath, placesOf } from '#contract/content/documents/walk.ts';
import type { Locale } from '#contract/locales.ts';
import { isObject, valueAt, withValueAt, type JsonObject } from '#domain/documents/values.ts';
import { fieldName, noteTranslations, textDigest, translationHealth } from '#domain/translation.ts';

/** How the translations of a language stand, text by text, and what an editor can say of one. */
export interface Translations {
	stateAt: (path: string) => TranslationState | null;
	/** The Italian text as it is live, which the translation may have been made from. */
	liveItalian: (path: string) => string | null;
	/** Says that a text fits the Italian one as it is, or is the same on purpose. */
	settle: (path: string, italian: string, isSame: boolean) => void;
}

const STATES: readonly TranslationState[] = ['stale', 'missing'];
export const wantsWork = (state: TranslationState | null): boolean =>
	state !== null && STATES.includes(state);

/** The same place in Italian. */
const inItalian = (path: string, locale: Locale) =>
	path
		.split('.')
		.map((step, at, all) => (step === locale && all[at - 1] === 'texts' ? 'it' : step));

export function useTranslations(
	entity: ContentEntity,
	live: JsonObject | null,
	document: JsonObject,
	locale: Locale,
	onChange: (document: JsonObject) => void,
): Translations | null {
	const names = useMemo(() => {
		if (locale === 'it') return null;
		const places = [...placesOf(DOCUMENT_SCHEMAS[entity], document)];
		return new Map(places.map((place) => [dotPath(place.path), fieldName(document, place)]));
	}, [entity, document, locale]);
	const states = useMemo(() => {
		if (locale === 'it') return null;
		const made = noteTranslations(entity, live, document);
		return translationHealth(entity, document, made)[locale]?.fields ?? {};
	}, [entity, live, document, locale]);
	if (!names || !states || locale === 'it') return null;
	const language: OtherLocale = locale;
	return {
		stateAt(path) {
			const name = names.get(path);
			return name === undefined ? null : (states[name] ?? null);
		},
		liveItalian(path) {
			const text = live && valueAt(live, inItalian(path, language));
			return typeof text === 'string' ? text : null;
		},
		settle(path, italian, isSame) {
			const name = names.get(path);
			if (name === undefined) return;
			const said = { of: textDigest(italian), same: isSame };
			const next = withValueAt(document, ['translated', language, name], said);
			if (isObject(next)) onChange(next);
		},
	};
}
