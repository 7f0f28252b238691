import 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		/** `scroll`: hydrates on the window's first scroll too; `visible`: once it is in view. */
		'client:intent'?: boolean | 'scroll' | 'visible';
	}
}
