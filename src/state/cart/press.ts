import { CART_EDITS_KEY } from '#contract/storage-keys.ts';

function keptEdits(): unknown[] {
	const kept: unknown = JSON.parse(localStorage.getItem(CART_EDITS_KEY) ?? 'null');
	const isList = typeof kept === 'object' && kept !== null && 'edits' in kept;
	return isList && Array.isArray(kept.edits) ? kept.edits : [];
}

/** True if an edit is stored that no page could send yet. */
export function hasKeptPress(): boolean {
	try {
		return localStorage.getItem(CART_EDITS_KEY) !== null;
	} catch {
		// Storage is switched off, so nothing was kept.
		return false;
	}
}

/**
 * Stores a press of an add button before the cart's code has loaded: if that never loads, the next
 * page sends the edit. The reader validates what is stored.
 */
export function keepPress(variant_id: string): string {
	const intent_id = crypto.randomUUID();
	try {
		const edits = [...keptEdits(), { kind: 'add', intent_id, variant_id, quantity: 1 }];
		localStorage.setItem(CART_EDITS_KEY, JSON.stringify({ saved_at: Date.now(), edits }));
	} catch {
		// Storage is switched off or full: the press lasts only as long as the page.
	}
	return intent_id;
}
