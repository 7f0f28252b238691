import { BuildError } from '../source/build-error.ts';
import type { RouteEntry } from './entry.ts';

/** Stops the build if the site lacks the template of a page, and names both. */
export function assertTemplates(
	entries: readonly RouteEntry[],
	templates: Readonly<Record<string, unknown>>,
): void {
	for (const { content, who } of entries) {
		if (content.kind !== 'cms' || content.page.template in templates) continue;
		throw new BuildError(
			`${who} names template "${content.page.template}", which the site does not have`,
		);
	}
}
