import type { ClientDirective } from 'astro';
import intent from '#islands/intent.ts';

declare global {
	interface Window {
		Astro?: Record<string, ClientDirective>;
	}
}

/** Registers the directive where `astro-island` looks it up; must precede the first island. */
window.Astro = { ...window.Astro, intent };
