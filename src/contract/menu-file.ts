/** Version of the lists' markup. Raise it when an older page's script or style cannot show them. */
export const MENU_FORMAT = 1;

/** Lists of the hamburger menu: one file for each language, which pages fetch on intent. */
export interface MenuFile {
	format: typeof MENU_FORMAT;
	/** Name of the dialog that shows them. */
	title: string;
	html: string;
}

/** True if an answer is a whole menu of this version; a file that was cut is no JSON at all. */
export function isMenuFile(value: unknown): value is MenuFile {
	const file = Object(value) as Partial<Record<keyof MenuFile, unknown>>;
	return (
		file.format === MENU_FORMAT && typeof file.title === 'string' && typeof file.html === 'string'
	);
}
