import { useState, type ReactNode } from 'react';

/** Notes below fields, by slug, such as the towns of a postal code. */
export function useNotes() {
	const [notes, setNotes] = useState<Readonly<Record<string, ReactNode>>>({});
	return {
		notes,
		/** Shows a note below a field, until another or null is shown. */
		show: (slug: string, note: ReactNode) => setNotes((before) => ({ ...before, [slug]: note })),
		clear: () => setNotes({}),
	};
}
