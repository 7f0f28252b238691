import reactServer from '@astrojs/react/server.js';
import type { SSRManifest } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';

type Part = Parameters<AstroContainer['renderToString']>[0];
type Options = Parameters<AstroContainer['renderToString']>[1];

/** Placeholders for the directives' scripts, where the build puts them. */
const manifest: SSRManifest = Object.assign(Object.create(null), {
	clientDirectives: new Map(
		['intent', 'load', 'visible'].map((name) => [name, `/* client:${name} */`]),
	),
});

/** Renders one part as the build writes it. */
export async function render(part: Part, options: Options = {}): Promise<string> {
	const container = await AstroContainer.create({ manifest, renderers: [] });
	container.addServerRenderer({ name: '@astrojs/react', renderer: reactServer });
	container.addClientRenderer({ name: '@astrojs/react', entrypoint: '@astrojs/react/client.js' });
	return container.renderToString(part, { partial: false, ...options });
}

/** Counts how often a piece of markup occurs. */
export function count(html: string, piece: string): number {
	return html.split(piece).length - 1;
}
