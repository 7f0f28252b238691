import { isMenuFile } from '#contract/menu-file.ts';
import { WAKERS } from '#islands/intent.ts';
import { endProgress, startProgress } from '#islands/ui/progress.ts';
import { adoptMenuSheet, menuDialog } from './menu-dialog.ts';

/** Longest wait for the lists, ms; afterwards the button leads to the printed menu. */
const FETCH_LIMIT_MS = 5000;

/**
 * Makes a button of the link to the printed menu. The lists come from one file for each language,
 * on the visitor's first move towards the button; without them it stays the link that it was, so
 * that nobody sees half a menu.
 */
export function attachMenu(button: HTMLAnchorElement): void {
	let dialog: Promise<HTMLDialogElement> | null = null;

	async function fetchDialog(): Promise<HTMLDialogElement> {
		const address = button.dataset['menu'] ?? '';
		const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_LIMIT_MS) });
		const file: unknown = response.ok ? await response.json() : null;
		if (!isMenuFile(file)) throw new Error(`${address} is no menu of this version`);
		const made = menuDialog(file, button);
		made.addEventListener('close', () => button.setAttribute('aria-expanded', 'false'));
		adoptMenuSheet();
		document.body.append(made);
		return made;
	}

	/** Fetches the lists once; after a failure the next call tries again. */
	function load(): Promise<HTMLDialogElement> {
		dialog ??= fetchDialog().catch((cause: unknown) => {
			dialog = null;
			throw cause;
		});
		return dialog;
	}

	const fetchAhead = () => void load().catch(() => undefined);

	async function open(): Promise<void> {
		startProgress();
		try {
			const found = await load();
			endProgress();
			if (!found.open) found.showModal();
			button.setAttribute('aria-expanded', 'true');
		} catch {
			location.assign(button.href);
		} finally {
			button.ariaBusy = null;
		}
	}

	button.setAttribute('role', 'button');
	button.setAttribute('aria-haspopup', 'dialog');
	button.setAttribute('aria-expanded', 'false');
	for (const type of WAKERS) button.addEventListener(type, fetchAhead, { passive: true });
	// The page's own script has kept the link from being followed (`elements.ts`).
	button.addEventListener('click', ({ ctrlKey, metaKey, shiftKey }) => {
		if (!ctrlKey && !metaKey && !shiftKey) void open();
	});
	button.addEventListener('keydown', (event) => {
		if (event.key !== ' ') return;
		event.preventDefault();
		button.click();
	});
	// A move or a press before this script had come.
	if (button.ariaBusy) void open();
	else if (button.matches(':hover, :focus, :active')) fetchAhead();
}

const button = document.querySelector<HTMLAnchorElement>('a[data-menu]');
if (button) attachMenu(button);
