import type { IdReference } from 'schema-dts';
import type { ShellModel } from '#content/model.ts';
import type { RouteEntry } from '#content/routes/entry.ts';

/** All that a page's data are made of: what it shows, its document, and what stands around it. */
export interface StructuredPage extends Pick<RouteEntry, 'content' | 'frame'> {
	shell: ShellModel;
}

/** Address on the site's own origin, as crawlers take it. */
export function absolute({ frame }: StructuredPage, path: string): string {
	return new URL(path, frame.canonical).href;
}

/** Names of what the home page tells for the whole site. */
export const siteIds = (page: StructuredPage) => ({
	organization: absolute(page, '/#organization'),
	brand: absolute(page, '/#brand'),
	website: absolute(page, '/#website'),
});

/** Name of a part of a page. */
export const partId = ({ frame }: StructuredPage, part: string): string =>
	`${frame.canonical}#${part}`;

/** Stands for what another entry of the graph says. */
export const reference = (id: string): IdReference => ({ '@id': id });
