import type { ClientDirective } from 'astro';
import { whenQuiet } from './ui/when-quiet.ts';

/** Events that show a visitor's intent to use an island. */
export const WAKERS = ['pointerover', 'touchstart', 'keydown', 'focusin'];

/** True if the event must be replayed after hydration: native markup handles clicks and focus. */
function isUnanswered({ type, target, defaultPrevented }: Event): boolean {
	if (type === 'pointerover') return (target as Element).matches(':hover');
	return type === 'keydown' && !defaultPrevented;
}

/** Calls `wake` once an island is in the viewport and the page is idle. */
function whenSeen({ firstElementChild }: HTMLElement, wake: () => void): void {
	const observer = new IntersectionObserver(([entry]) => {
		if (!entry?.isIntersecting) return;
		observer.disconnect();
		whenQuiet(wake);
	});
	// The element itself has no box; its server-rendered markup does.
	observer.observe(firstElementChild as Element);
}

/**
 * `client:intent`: hydrates on the visitor's first move towards an island, or with the value
 * `scroll` on the window's first scroll as well, or with `visible` as soon as the visitor sees it.
 * Prefetching is the task of the page's own script.
 */
const intent: ClientDirective = (load, { value }, island) => {
	const stop = new AbortController();
	const listen = { passive: true, signal: stop.signal };
	const wake = async (event?: Event) => {
		if (stop.signal.aborted) return;
		stop.abort();
		let last = event;
		// Later input overrides the first event: a key, such as Esc, or another pointer move.
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
