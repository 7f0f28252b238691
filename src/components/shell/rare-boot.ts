// As in `elements.ts`: a file of its own, without the preload wrapper.
import rare from './rare.ts?worker&url';

const load = () => import(/* @vite-ignore */ rare);

// At once where the browser lacks `closedby`, and where the page has a form; else with the first move into the banner. A press that is faster
// has what is there without script.
if (!('closedBy' in HTMLDialogElement.prototype) || document.querySelector('.form')) load();
addEventListener('focusin', ({ target }) => (target as Element).closest('.newsletter') && load());
