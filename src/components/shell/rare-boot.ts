// As in `elements.ts`: a file of its own, without the preload wrapper.
import rare from './rare.ts?worker&url';

const load = () => import(/* @vite-ignore */ rare);

// At once if the browser lacks `closedby` or `command` or the page has a form, else at the first
// move into the banner. A faster press gets the behaviour without script.
if (
	!('closedBy' in HTMLDialogElement.prototype && 'command' in HTMLButtonElement.prototype) ||
	document.querySelector('.form')
)
	load();
addEventListener('focusin', ({ target }) => (target as Element).closest('.newsletter') && load());
