import type { Page } from '@playwright/test';

/**
 * Measures a page at many widths without painting it at each: everything is laid out, but clipped.
 * A third of what a change of width costs.
 */
export async function undrawn(page: Page, measure: () => Promise<void>): Promise<void> {
	const sheet = await page.evaluateHandle(() => {
		const rules = new CSSStyleSheet();
		rules.replaceSync('html { clip-path: inset(100%) !important }');
		document.adoptedStyleSheets.push(rules);
		return rules;
	});
	await measure();
	await sheet.evaluate((rules) => {
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rules);
	});
}

/** Lists what a visitor at this width of window sees cut, crossed, wrapped or torn apart. */
export function misfits(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		await document.fonts.ready;
		const LAID_OUT = '* { content-visibility: visible !important; }';
		const isLaidOut = document.adoptedStyleSheets.some(
			({ cssRules }) => cssRules[0]?.cssText === LAID_OUT,
		);
		if (!isLaidOut) {
			// Content that is laid out only near the viewport has no position before.
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(LAID_OUT);
			document.adoptedStyleSheets.push(sheet);
		}
		const width = document.documentElement.clientWidth;
		const found = new Set<string>();
		const short = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 40);
		const isJapanese = document.documentElement.lang === 'ja';

		interface Line {
			text: string;
			element: Element;
			left: number;
			right: number;
			top: number;
			bottom: number;
		}
		interface Style {
			isShown: boolean;
			isInline: boolean;
			/** Scrolls sideways by itself. */
			isStrip: boolean;
			isClipped: boolean;
			/** Covers what lies below it. */
			isSolid: boolean;
			isLifted: boolean;
			box: DOMRect;
		}
		const styles = new Map<Element, Style>();
		const toStyle = (element: Element): Style => {
			let style = styles.get(element);
			if (style) return style;
			const { display, position, overflowX, backgroundColor, clipPath } = getComputedStyle(element);
			const box = element.getBoundingClientRect();
			const isHidden =
				(box.width <= 1 && box.height <= 1 && overflowX === 'hidden') || clipPath !== 'none';
			style = {
				isShown:
					!isHidden && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
				isInline: display === 'inline',
				isStrip: overflowX === 'auto' || overflowX === 'scroll',
				isClipped: overflowX === 'hidden' || overflowX === 'clip',
				isSolid: !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor),
				isLifted: position === 'fixed' || position === 'sticky',
				box,
			};
			styles.set(element, style);
			return style;
		};
		const above = (element: Element | null): Element[] => {
			const list: Element[] = [];
			for (let at = element; at && at !== document.documentElement; at = at.parentElement)
				list.push(at);
			return list;
		};

		// Lines of text as they stand, and the text of each paragraph across its inline parts.
		const lines: Line[] = [];
		const blocks = new Map<Element, { text: string; parts: { node: Text; from: number }[] }>();
		const walker = document.createTreeWalker(
			document.body,
			NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
			(node) => {
				if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
				if (node.matches('script, style, noscript, template, svg, dialog:not([open]), .skip'))
					return NodeFilter.FILTER_REJECT;
				return toStyle(node).isShown ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
			},
		);
		const toBlock = (element: Element): Element => {
			let block = element;
			while (toStyle(block).isInline && block.parentElement) block = block.parentElement;
			return block;
		};
		const range = document.createRange();
		while (walker.nextNode()) {
			const node = walker.currentNode;
			if (!(node instanceof Text) || !node.parentElement || node.data.trim() === '') continue;
			const element = node.parentElement;
			range.selectNodeContents(node);
			for (const { left, right, top, bottom } of range.getClientRects()) {
				if (right - left > 1)
					lines.push({ text: short(node.data), element, left, right, top, bottom });
			}
			const block = toBlock(element);
			const known = blocks.get(block) ?? { text: '', parts: [] };
			known.parts.push({ node, from: known.text.length });
			known.text += node.data;
			blocks.set(block, known);
		}

		// Entries of one row of the header.
		const entries = [
			...document.querySelectorAll(
				'header.site-header :is(.header-row > a, .main-menu-list > li, .header-tools > li)',
			),
		].filter((entry) => entry.getClientRects().length > 0);
		const row = entries.map((entry) => entry.getBoundingClientRect());
		const middles = row.map(({ top, bottom }) => (top + bottom) / 2);
		if (Math.max(...middles) - Math.min(...middles) > 3)
			found.add('the header has more than one row');
		row.forEach((box, at) => {
			const next = row[at + 1];
			if (next && box.right > next.left + 1)
				found.add(`header: "${short(entries[at]?.textContent ?? '')}" lies over what follows`);
		});

		for (const line of lines) {
			const parents = above(line.element);
			const strip = parents.find((parent) => toStyle(parent).isStrip);
			if (!strip && (line.right > width + 1 || line.left < -1))
				found.add(`cut at the window: ${line.text}`);
			const clip = parents.find((parent) => toStyle(parent).isClipped);
			if (clip && clip !== document.body && !strip) {
				const { box } = toStyle(clip);
				if (line.right > box.right + 1 || line.left < box.left - 1)
					found.add(`cut by ${clip.tagName}.${clip.className}: ${line.text}`);
			}
		}

		// Content that scrolls sideways shows that: it is visibly cut, or a shade lies on the edge.
		for (const [element, { isStrip, box }] of styles) {
			if (!isStrip || element.scrollWidth <= element.clientWidth + 1 || box.height === 0) continue;
			const isShaded = getComputedStyle(element).backgroundAttachment.includes('local');
			const isPeeking = [...element.querySelectorAll('*')].some((child) => {
				const { left, right } = child.getBoundingClientRect();
				return right - left < box.width && left < box.right - 12 && right > box.right + 4;
			});
			// The pictures of a strip have their numbers or thumbnails below it.
			const isListed =
				element.nextElementSibling?.matches('ol') && element.nextElementSibling.checkVisibility();
			if (!isShaded && !isPeeking && !isListed)
				found.add(`goes on unseen: ${element.tagName}.${element.className}`);
		}

		// Texts over each other, and over pictures.
		const trimmed = lines.map((line) => {
			const fifth = (line.bottom - line.top) * 0.22;
			return { ...line, top: line.top + fifth, bottom: line.bottom - fifth };
		});
		const meets = (a: Omit<Line, 'text' | 'element'>, b: Omit<Line, 'text' | 'element'>) =>
			a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
		/** Layer that moves as one: the page itself, or whatever is fixed over it. */
		const findLayer = (element: Element) =>
			above(element).find((parent) => toStyle(parent).isLifted) ?? null;
		const isOnTop = (element: Element, other: Element) =>
			above(element).some((parent) => !parent.contains(other) && toStyle(parent).isSolid);
		const layers = new Map(trimmed.map(({ element }) => [element, findLayer(element)]));
		const ordered = trimmed.toSorted((a, b) => a.top - b.top);
		ordered.forEach((line, at) => {
			for (let next = at + 1; next < ordered.length; next += 1) {
				const other = ordered[next];
				if (!other || other.top >= line.bottom) break;
				if (
					other.element !== line.element &&
					layers.get(other.element) === layers.get(line.element) &&
					meets(line, other) &&
					!isOnTop(line.element, other.element) &&
					!isOnTop(other.element, line.element)
				) {
					found.add(`texts over each other: ${line.text} / ${other.text}`);
				}
			}
		});
		const pictures = [...document.querySelectorAll('img, video')].filter((picture) =>
			picture.checkVisibility(),
		);
		for (const picture of pictures) {
			const strip = above(picture.parentElement).find(
				(parent) => toStyle(parent).isStrip || toStyle(parent).isClipped,
			);
			const own = picture.getBoundingClientRect();
			const frame = strip?.getBoundingClientRect() ?? own;
			const box = {
				left: Math.max(own.left, frame.left),
				right: Math.min(own.right, frame.right),
				top: Math.max(own.top, frame.top),
				bottom: Math.min(own.bottom, frame.bottom),
			};
			const layer = findLayer(picture);
			for (const line of trimmed) {
				if (layers.get(line.element) !== layer) continue;
				if (meets(line, box) && !isOnTop(line.element, picture))
					found.add(`over a picture: ${line.text}`);
			}
		}

		// Text that belongs together but stands on two lines, although one had room for it.
		const whole = isJapanese
			? /[\d.,]+[ \u00a0\u202f]?(?:mm|kg|g|bar|km|%)(?![\w])|€[\d.,]+(?:から)?|[ァ-ヺー]{2,}/gu
			: /\d[\d.,\u202f\u00a0]*\s?(?:mm|kg|g|bar|km|%|€)(?![\p{L}\d])|€\d[\d.,]*/gu;
		for (const [block, { text, parts }] of blocks) {
			if (!/[\dァ-ヺ]/.test(text)) continue;
			for (const { 0: word, index } of text.matchAll(whole)) {
				const place = (offset: number) => {
					const part = parts.findLast(({ from }) => from <= offset);
					return part ? ([part.node, offset - part.from] as const) : null;
				};
				const [start, end] = [place(index), place(index + word.length - 1)];
				if (!start || !end) continue;
				range.setStart(...start);
				range.setEnd(end[0], end[1] + 1);
				const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
				const [first] = boxes;
				if (!first || boxes.every(({ top, bottom }) => top < first.bottom && bottom > first.top))
					continue;
				const { paddingLeft, paddingRight } = getComputedStyle(block);
				const room = block.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
				const needed = boxes.reduce((sum, box) => sum + box.width, 0);
				// A long word in running text may lack the room; names, labels and counts may not.
				const isRunning =
					/^[ァ-ヺー]/.test(word) && block.matches('p, li, td, dd') && !block.querySelector('a');
				if (needed > room && isRunning) continue;
				found.add(`torn apart: ${short(word)} (${short(text)})`);
			}
		}
		return [...found];
	});
}
