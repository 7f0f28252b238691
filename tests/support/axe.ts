import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { partsAwake } from './parts-awake.ts';

/** WCAG 2.2 AA and what the engine's makers advise beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Brings to its end whatever fades or slides: a colour on its way to another is neither. */
function endMotion(page: Page): Promise<void> {
	return page.evaluate(() => {
		for (const animation of document.getAnimations()) {
			const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
			if (!isEndless) animation.finish();
		}
	});
}

/** What axe finds on a page, or in a part of it, shortened to rule, place and reason. */
export async function violations(page: Page, part?: string): Promise<string[]> {
	await partsAwake(page);
	await endMotion(page);
	// What passes is not described: that took half of the engine's time.
	const engine = new AxeBuilder({ page })
		.setLegacyMode()
		.options({ resultTypes: ['violations'] })
		.withTags(TAGS);
	const result = await (part === undefined ? engine : engine.include(part)).analyze();
	return result.violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
	);
}
