/** Unsent input of the checkout steps: held in memory by this page only. */
const typed = new Map<string, string>();

export const noteTyped = (slug: string, value: string): void => void typed.set(slug, value);
export const typedIn = (slug: string): string | null => typed.get(slug) ?? null;

/** Forgets some fields, or all of them. */
export function forgetTyped(slugs: Iterable<string> = [...typed.keys()]): void {
	for (const slug of slugs) typed.delete(slug);
}
