import type { IdReference } from 'schema-dts';
import type { ShellModel } from '#content/parts/model.ts';
import type { RouteEntry } from '#content/page/entry.ts';

/** Source of a page's structured data: its content, its document frame, and the shell around it. */
export interface StructuredPage extends Pick<RouteEntry, 'content' | 'frame'> {
	shell: ShellModel;
}

/** Absolute address on the site's own origin. */
export function absolute({ frame }: StructuredPage, path: string): string {
	return new URL(path, frame.canonical).href;
}

/** Ids of the entities that the home page describes for the whole site. */
export const siteIds = (page: StructuredPage) => ({
	organization: absolute(page, '/#organization'),
	brand: absolute(page, '/#brand'),
	website: absolute(page, '/#website'),
});

/** Id of a part of a page. */
export const partId = ({ frame }: StructuredPage, part: string): string =>
	`${frame.canonical}#${part}`;

/** Reference to another entry of the graph. */
export const reference = (id: string): IdReference => ({ '@id': id });
