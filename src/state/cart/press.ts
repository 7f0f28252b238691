import { CART_EDITS_KEY } from '#contract/storage-keys.ts';

function keptEdits(): unknown[] {
	const kept: unknown = JSON.parse(localStorage.getItem(CART_EDITS_KEY) ?? 'null');
	const isList = typeof kept === 'object' && kept !== null && 'edits' in kept;
	return isList && Array.isArray(kept.edits) ? kept.edits : [];
}

/** Whether something waits that no page could send yet. */
export function hasKeptPress(): boolean {
	try {
		return localStorage.getItem(CART_EDITS_KEY) !== null;
	} catch {
		// Switched off: then nothing was kept.
		return false;
	}
}

/**
 * Keeps the press on a button that adds, before the cart's code has come: where that does not, the next
 * page sends it. What is read back is checked by who sends it.
 */
export function keepPress(variant_id: string): string {
	const intent_id = crypto.randomUUID();
	try {
		const edits = [...keptEdits(), { kind: 'add', intent_id, variant_id, quantity: 1 }];
		localStorage.setItem(CART_EDITS_KEY, JSON.stringify({ saved_at: Date.now(), edits }));
	} catch {
		// Switched off or full: then the press lives as long as the page.
	}
	return intent_id;
}
