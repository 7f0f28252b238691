/**
 * Styles of search results, loaded with the first search. Each result has one line of name and one
 * of note; a wheel’s height is set large, as on its card.
 */
const LOOK = `
.search-sheet { position: fixed; inset: 0; width: 100%; max-width: 100%; height: 100dvh; max-height: none; margin: 0; padding: 0; border: 0; background: var(--ground); color: var(--ink); overscroll-behavior: contain }
.search-sheet::backdrop { background: rgb(0 0 0 / .7) }
.search-bar { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: .5rem; padding: .5rem 1rem; background: var(--ground); border-bottom: 1px solid var(--rule) }
.search-bar .field { flex: 1; min-width: 0; font-size: 1.125rem }
.search-body { padding: .5rem 1rem 2rem }
.search-status { margin: .5rem 0; min-height: 1.5em; font-size: .875rem; color: var(--soft) }
.search-group { margin: 0; padding: 0; list-style: none }
.search-title { margin: 1rem 0 .25rem; font-size: .8125rem; font-weight: 600; color: var(--soft) }
.search-hit { display: grid; grid-template-columns: 3.5rem minmax(0, 1fr) auto; gap: .25rem .75rem; align-items: center; min-height: 3.5rem; padding: .375rem .5rem; border-top: 1px solid var(--rule); border-inline-start: 3px solid transparent; color: inherit; text-decoration: none }
.search-hit:not(.has-picture) { grid-template-columns: minmax(0, 1fr) auto }
.search-hit img { width: 3.5rem; height: 3.5rem; object-fit: contain }
.search-hit b { display: block; font-weight: 500 }
.search-hit small { display: block; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; font-size: .875rem; color: var(--soft) }
.search-figures { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; font-size: .875rem }
.search-figures strong { display: block; font-size: 1.25rem; font-weight: 500 }
.search-hit:hover, .search-hit[aria-selected=true] { background: var(--raised); border-inline-start-color: var(--ink) }
.search-hit[aria-selected=true] { outline: 2px solid transparent }
.search-more { display: inline-flex; align-items: center; min-height: 2.75rem; margin-top: .75rem }
.search-near { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .75rem 0 }
.search-near button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--edge); background: none; color: inherit; font: inherit; cursor: pointer }
@media (min-width: 768px) {
	.search-sheet { inset: 0 auto auto 50%; translate: -50% 0; width: min(48rem, 100%); height: auto; max-height: 80vh }
}
@media (forced-colors: active) {
	.search-hit[aria-selected=true] { outline-color: Highlight }
}`;

let isPut = false;

/** Puts the styles into the page, once. */
export function adoptResultStyles(): void {
	if (isPut) return;
	isPut = true;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(LOOK);
	document.adoptedStyleSheets.push(sheet);
}
