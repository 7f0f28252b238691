import type { ClientDirective } from 'astro';
import { whenQuiet } from './ui/when-quiet.ts';

/** What a visitor does who comes near. */
export const WAKERS = ['pointerover', 'touchstart', 'keydown', 'focusin'];

/** Whether the woken part still has to see the event: native markup answers clicks and focus. */
function isUnanswered({ type, target, defaultPrevented }: Event): boolean {
	if (type === 'pointerover') return (target as Element).matches(':hover');
	return type === 'keydown' && !defaultPrevented;
}

/** Calls back once an island is in sight and the page is quiet. */
function whenSeen({ firstElementChild }: HTMLElement, wake: () => void): void {
	const observer = new IntersectionObserver(([entry]) => {
		if (!entry?.isIntersecting) return;
		observer.disconnect();
		whenQuiet(wake);
	});
	// The element itself has no box; its markup stands in it from the beginning.
	observer.observe(firstElementChild as Element);
}

/**
 * `client:intent`: hydrates on the visitor's first move towards an island, or with the value
 * `scroll` on the window's first scroll as well, or with `visible` as soon as the visitor sees it.
 * Fetching ahead is the page's own script's task.
 */
const intent: ClientDirective = (load, { value }, island) => {
	const stop = new AbortController();
	const listen = { passive: true, signal: stop.signal };
	const wake = async (event?: Event) => {
		if (stop.signal.aborted) return;
		stop.abort();
		let last = event;
		// What comes meanwhile is the later word: a key, such as Esc, and where the pointer goes on to.
		island.addEventListener('keydown', () => (last = undefined), { once: true });
		const follow = (move: Event) => (last = event?.type === 'keydown' ? last : move);
		island.addEventListener('pointerover', follow);
		const hydrate = await load();
		await hydrate();
		island.removeEventListener('pointerover', follow);
		if (!last || !isUnanswered(last)) return;
		const Kind = last.constructor as typeof Event;
		last.target?.dispatchEvent(new Kind(last.type, last));
	};
	for (const type of WAKERS) island.addEventListener(type, wake, listen);
	if (value === 'scroll') addEventListener('scroll', wake, listen);
	if (value === 'visible') whenSeen(island, () => wake());
};

export default intent;
