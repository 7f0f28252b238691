import type { ClientDirective } from 'astro';
import intent from '#islands/intent.ts';

declare global {
	interface Window {
		Astro?: Record<string, ClientDirective>;
	}
}

/** Where `astro-island` looks its directives up. Has to stand there before the first island does. */
window.Astro = { ...window.Astro, intent };
