/**
 * Handles a press on Send before the form's script has loaded: instead of the browser's validation
 * bubble, in the browser's language, the form's rules answer as soon as they are there. If the
 * script does not load at all, the next press shows the bubble.
 */
const pressed = new WeakSet<HTMLFormElement>();
const lost = new WeakSet<HTMLFormElement>();

function sendOnceReady(form: HTMLFormElement, island: Element): void {
	// The form’s script signals when its rules have taken over (`FormShell`, `AccountForm`).
	const observer = new MutationObserver(() => {
		observer.disconnect();
		form.requestSubmit();
	});
	observer.observe(form, { attributeFilter: ['novalidate'] });
	island.addEventListener('astro:hydration-error', () => lost.add(form), { once: true });
	island.dispatchEvent(new Event('focusin'));
}

addEventListener(
	'invalid',
	(event) => {
		const { form } = event.target as HTMLInputElement;
		const island = form?.matches('.form') && form.closest('astro-island');
		if (!form || !island || lost.has(form)) return;
		event.preventDefault();
		// One press asks each field.
		if (pressed.has(form)) return;
		pressed.add(form);
		sendOnceReady(form, island);
	},
	true,
);

export {};
