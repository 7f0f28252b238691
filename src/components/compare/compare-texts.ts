import { COMPARED_AT_MOST } from '#domain/catalogue/comparison.ts';
import type { Texts } from '../texts.ts';

/** Placeholder in a text that the script replaces: no character of any language. */
export const GAP = '#';

/** Texts of the comparison that the script prints. */
export type CompareTexts = ReturnType<typeof compareTexts>;

export function compareTexts({ catalogue: t }: Texts) {
	return {
		remove: t('compare.remove', { name: GAP }),
		unknown: t('compare.unknown', { names: GAP }),
		surplus: t('compare.surplus', { names: GAP, max: COMPARED_AT_MOST }),
		caption: t('compare.caption', { names: GAP }),
		one: t('compare.one'),
		mixed: t('compare.mixed'),
		verdict: t('compare.verdict', { name: GAP, merits: GAP }),
		merits: {
			cheapest: t('compare.cheapest'),
			lightest: t('compare.lightest'),
			widest: t('compare.widest'),
			deepest: t('compare.deepest'),
		},
		noVerdict: t('compare.noVerdict'),
		failed: t('compare.failed', { name: GAP }),
		retry: t('compare.retry'),
		differences: t('compare.differences'),
		noneDiffers: t('compare.noneDiffers'),
		same: t('compare.same', { count: GAP }),
		absent: t('compare.absent'),
		copied: t('compare.copied'),
		buy: t('compare.buy'),
		add: t('product.add'),
		addName: t('product.addName', { name: GAP }),
		version: t('compare.version'),
		versionName: t('compare.versionName', { name: GAP }),
		notOnline: t('product.notOnline'),
		price: t('product.price'),
		availability: t('product.availability'),
		drawing: t('product.drawing'),
		/** Texts by number of chosen products: the build resolves the plurals. */
		chosen: countTexts(t),
	};
}

/** Texts of the boxes on cards and of the bar with the ticked products. */
export type TrayTexts = ReturnType<typeof trayTexts>;

export function trayTexts({ catalogue: t }: Texts) {
	return {
		toggle: t('compare.toggle'),
		toggleName: t('compare.toggleName', { name: GAP }),
		remove: t('compare.remove', { name: GAP }),
		chosen: countTexts(t),
	};
}

/** Text that states how many are chosen, for every possible number. */
function countTexts(t: Texts['catalogue']): string[] {
	return Array.from({ length: COMPARED_AT_MOST + 1 }, (_, count) => t('compare.chosen', { count }));
}
