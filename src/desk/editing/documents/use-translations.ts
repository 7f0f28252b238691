import { useMemo } from 'react';
import type { Whole } from '../api.ts';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import type { OtherLocale, TranslationState } from '#contract/content/documents/translation.ts';
import { dotPath, toPlaces } from '#contract/content/documents/walk.ts';
import type { Locale } from '#contract/locales.ts';
import { isObject, withValueAt, type JsonObject } from '#domain/documents/values.ts';
import {
	fieldName,
	fieldTexts,
	recordTranslations,
	textDigest,
	translationHealth,
} from '#domain/documents/translation.ts';

/** State of the translations into one language, text by text, and how an editor settles one. */
export interface Translations {
	stateAt: (path: string) => TranslationState | null;
	/** Italian text that a stale translation was made from; null where it is no longer known. */
	formerItalian: (path: string) => string | null;
	/** Confirms that a text still fits the Italian one, or is identical on purpose. */
	settle: (path: string, italian: string, isSame: boolean) => void;
}

const STATES: readonly TranslationState[] = ['stale', 'missing'];
export const wantsWork = (state: TranslationState | null): boolean =>
	state !== null && STATES.includes(state);

export function useTranslations(
	entity: ContentEntity,
	{ live, madeFrom }: Pick<Whole, 'live' | 'madeFrom'>,
	document: JsonObject,
	locale: Locale,
	onChange: (document: JsonObject) => void,
): Translations | null {
	const names = useMemo(() => {
		if (locale === 'it') return null;
		const places = [...toPlaces(DOCUMENT_SCHEMAS[entity], document)];
		return new Map(places.map((place) => [dotPath(place.path), fieldName(document, place)]));
	}, [entity, document, locale]);
	const lived = useMemo(
		() => (locale === 'it' || !live ? null : fieldTexts(entity, live)),
		[entity, live, locale],
	);
	const known = useMemo(() => {
		if (locale === 'it') return null;
		const made = recordTranslations(entity, live, document);
		const states = translationHealth(entity, document, made)[locale]?.fields ?? {};
		return { states, made: made[locale] ?? {} };
	}, [entity, live, document, locale]);
	if (!names || !known || locale === 'it') return null;
	const { states, made } = known;
	const language: OtherLocale = locale;
	return {
		stateAt(path) {
			const name = names.get(path);
			return name === undefined ? null : (states[name] ?? null);
		},
		formerItalian(path) {
			const name = names.get(path) ?? '';
			const of = made[name]?.of;
			if (of === undefined) return null;
			const text = lived?.get(name)?.it;
			return text !== undefined && textDigest(text) === of ? text : (madeFrom[of] ?? null);
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
