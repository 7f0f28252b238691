import type { ClientDirective } from 'astro';

const WAKERS = ['pointerover', 'touchstart', 'keydown', 'focusin'];

/** Whether the woken part still has to see the event: native markup answers clicks and focus. */
function isUnanswered({ type, target, defaultPrevented }: Event): boolean {
	if (type === 'pointerover') return target instanceof Element && target.matches(':hover');
	return type === 'keydown' && !defaultPrevented;
}

/**
 * `client:intent`: hydrates on the visitor's first move towards an island, or with the value
 * `scroll` on the window's first scroll as well. Fetching ahead is the page's own script's task.
 */
const intent: ClientDirective = (load, { value }, island) => {
	const stop = new AbortController();
	const listen = { passive: true, signal: stop.signal };
	const wake = async (event: Event) => {
		stop.abort();
		// A key pressed meanwhile, such as Esc, is the later word.
		let isOvertaken = false;
		island.addEventListener('keydown', () => (isOvertaken = true), { once: true });
		const hydrate = await load();
		await hydrate();
		if (isOvertaken || !isUnanswered(event)) return;
		const { constructor: Kind, type, target } = event;
		if (Kind instanceof Function) target?.dispatchEvent(Reflect.construct(Kind, [type, event]));
	};
	for (const type of WAKERS) island.addEventListener(type, wake, listen);
	if (value === 'scroll') addEventListener('scroll', wake, listen);
};

export default intent;
