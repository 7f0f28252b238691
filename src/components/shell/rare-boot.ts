// As in `elements.ts`: a file of its own, without the preload wrapper.
import rare from './rare.ts?worker&url';

const load = () => import(/* @vite-ignore */ rare);

// At once where the browser lacks `closedby`, where an address comes from the newsletter's banner, and
// where a form waits for its script; else with the first move into the banner. A press that is faster
// has what is there without script.
if (
	!('closedBy' in HTMLDialogElement.prototype) ||
	location.hash.startsWith('#email=') ||
	document.querySelector('astro-island .form')
) {
	load();
}
addEventListener('focusin', ({ target }) => (target as Element).closest('.newsletter') && load());
