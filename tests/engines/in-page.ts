/**
 * Functions that run in the page. Each travels as text to an engine, so it calls nothing outside of
 * itself.
 */

/** Kinds of elements that are found by their name. */
export type Kind = 'button' | 'link' | 'field';

/** Finds the first visible element of a kind by its name, which may go on after `name` with "…". */
export function findNamed(kind: Kind, name: string): Element | null {
	// Signs that hold words together or let them break are not read, nor is the star of what is required.
	const read = (text: string | null | undefined) =>
		(text ?? '')
			.replace(/[\u00ad\u200b\u2060]| \*$/g, '')
			.replace(/\s+/g, ' ')
			.trim();
	const isName = (text: string) =>
		name.endsWith('…') ? text.startsWith(name.slice(0, -1)) : text === name;
	const dialogs = [...document.querySelectorAll('dialog:modal')];
	const place = dialogs.at(-1) ?? document;
	if (kind === 'field') {
		const labelled = [...place.querySelectorAll('label')]
			.filter((label) => isName(read(label.textContent)))
			.map(({ control }) => control);
		const own = [...place.querySelectorAll('[aria-label]:is(input, select, textarea)')];
		const spoken = own.filter((control) => isName(read(control.getAttribute('aria-label'))));
		return [...labelled, ...spoken].find((control) => control?.checkVisibility()) ?? null;
	}
	const selector = kind === 'link' ? 'a[href]' : 'button, summary';
	const found = [...place.querySelectorAll(selector)].find(
		(element) =>
			isName(read(element.getAttribute('aria-label') ?? element.textContent)) &&
			element.checkVisibility() &&
			element.ariaDisabled !== 'true',
	);
	return found ?? null;
}

/** Moves what was found into the middle of the window; true if a finger there would meet it. */
export function bringUnderFinger(selector: string): boolean {
	const element = document.querySelector(selector);
	if (!element) return false;
	element.scrollIntoView({ block: 'center', behavior: 'instant' });
	const { left, top, width, height } = element.getBoundingClientRect();
	const met = document.elementFromPoint(left + width / 2, top + height / 2);
	const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
	return met !== null && (element.contains(met) || label?.contains(met) === true);
}

/** Marks an element, so that it is found again by `bringUnderFinger`. */
export const MARK = 'data-under-finger';

/** Chooses an option by its text or value, as a visitor's list does. */
export function chooseIn(selector: string, option: string): boolean {
	const select = document.querySelector<HTMLSelectElement>(selector);
	const found = [...(select?.options ?? [])].find(
		({ text, value }) => text.trim() === option || value === option,
	);
	if (!select || !found) return false;
	select.focus();
	select.value = found.value;
	select.dispatchEvent(new Event('input', { bubbles: true }));
	select.dispatchEvent(new Event('change', { bubbles: true }));
	return true;
}

/** Puts a day into a field, past each engine's own way of typing one. */
export function setDay(selector: string, day: string): boolean {
	const input = document.querySelector<HTMLInputElement>(selector);
	const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
	if (!input) return false;
	own?.set?.call(input, day);
	input.dispatchEvent(new Event('input', { bubbles: true }));
	input.dispatchEvent(new Event('change', { bubbles: true }));
	return input.value === day;
}

/** Text that is seen in a part of the page, without the signs that nobody reads. */
export function readText(selector: string): string {
	const parts = [...document.querySelectorAll<HTMLElement>(selector)];
	// Cards below the window are not laid out, so they have no text but that of the document.
	const seen = parts
		.filter((part) => part.checkVisibility())
		.map((part) => part.innerText || (part.textContent ?? '').trim());
	return seen.join('\n').replace(/[\u00ad\u200b\u2060]/g, '');
}

/** Elements that make the page wider than the window, as in `tests/support/overhang.ts`. */
export async function listOverhang(): Promise<string[]> {
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
			const right = Math.round(element.getBoundingClientRect().right);
			return `${right} px: ${element.tagName}.${element.className} ${element.textContent}`;
		});
	return [
		`${scrollWidth} px in ${clientWidth}`,
		...wide.slice(0, 5).map((line) => line.slice(0, 90)),
	];
}
