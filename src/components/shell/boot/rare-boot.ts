// As in `elements.ts`: a file of its own, without the preload wrapper.
import { whenFast } from '#islands/ui/when-quiet.ts';
import islandPrefetch from './island-prefetch.ts?worker&url';
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

// React and the header's island weigh more than the page: they are fetched ahead on a fast
// connection alone. Elsewhere the first move towards an island fetches it.
whenFast(() => import(/* @vite-ignore */ islandPrefetch));
