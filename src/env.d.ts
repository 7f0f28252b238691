/// <reference types="astro/client" />

interface ImportMetaEnv {
	/** Fingerprint of the sources that pages are printed by; part of every cache key. */
	readonly CODE_DIGEST: string;
	/** Fingerprint of the code and fonts that social pictures are drawn by; part of their names. */
	readonly SOCIAL_DIGEST: string;
}

/** Code of an integration that runs before pages; Astro imports it into them itself. */
declare module 'astro:scripts/page-ssr.js';

/** Style sheets by entry of a registry's tables, made by scripts/build/sheets. */
declare module '*?sheets' {
	const tables: Record<string, Record<string, import('./templates/page-sheet.ts').SheetPart>>;
	export default tables;
}
