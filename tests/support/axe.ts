import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA and what the engine's makers advise beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a page, or in a part of it, shortened to rule, place and reason. */
export async function violations(page: Page, part?: string): Promise<string[]> {
	const engine = new AxeBuilder({ page }).setLegacyMode().withTags(TAGS);
	const result = await (part === undefined ? engine : engine.include(part)).analyze();
	return result.violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
	);
}
