import type { Durability } from '#contract/content/durability.ts';

/** Label as staff enters it: a field that is null is not filled in yet. */
export type DurabilityEntry = { [field in keyof Durability]: Durability[field] | null };

/** Texts of a guarantee of durability in one language. */
export interface DurabilityTexts {
	durability_area?: string;
	durability_terms?: string;
	durability_claim?: string;
}

const TEXTS = ['durability_area', 'durability_terms', 'durability_claim'] as const;

type DurabilityField = keyof Durability | (typeof TEXTS)[number];

/** Fields that keep the label of a language from being shown; empty if it is complete. */
export function missingDurability(
	entry: DurabilityEntry,
	texts: DurabilityTexts,
): DurabilityField[] {
	const fields = (['producer', 'model', 'years'] as const).filter((field) => entry[field] === null);
	return [...fields, ...TEXTS.filter((field) => !texts[field]?.trim())];
}

/** Returns the guarantee of durability in one language, or null unless every field is there. */
export function completeDurability(
	entry: DurabilityEntry | null,
	texts: DurabilityTexts,
): (Durability & Record<'area' | 'terms' | 'claim', string>) | null {
	if (entry === null || missingDurability(entry, texts).length > 0) return null;
	const { producer, model, years } = entry;
	if (producer === null || model === null || years === null) return null;
	const { durability_area = '', durability_terms = '', durability_claim = '' } = texts;
	return {
		producer,
		model,
		years,
		area: durability_area,
		terms: durability_terms,
		claim: durability_claim,
	};
}
