import type { Page } from '@playwright/test';

/**
 * Lists elements that make the page wider than the window; content that scrolls in its own box does
 * not.
 */
export function overhang(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		await document.fonts.ready;
		const { clientWidth, scrollWidth } = document.documentElement;
		if (scrollWidth <= clientWidth) return [];
		const isBoxed = (element: Element): boolean => {
			const box = element.parentElement;
			if (!box || box === document.body) return false;
			return getComputedStyle(box).overflowX !== 'visible' || isBoxed(box);
		};
		const wide = [...document.querySelectorAll('body *')]
			.filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
			.filter((element) => !isBoxed(element))
			.map((element) => {
				const { tagName, className, textContent } = element;
				const right = Math.round(element.getBoundingClientRect().right);
				return `${right} px: ${tagName}.${className} ${textContent}`.slice(0, 80);
			});
		return [`${scrollWidth} px wide`, ...wide.slice(0, 5)];
	});
}

/** Text spacing of WCAG 1.4.12. */
const WIDE_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
	word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

/** Applies the text spacing that some readers need; the page's own policy stays in force. */
export function spaceWidely(page: Page): Promise<void> {
	return page.evaluate((rules) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(rules);
		document.adoptedStyleSheets.push(sheet);
	}, WIDE_SPACING);
}
