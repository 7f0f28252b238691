import 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		/** `scroll`: the first scroll of the window wakes the island too; `visible`: being seen does. */
		'client:intent'?: boolean | 'scroll' | 'visible';
	}
}
