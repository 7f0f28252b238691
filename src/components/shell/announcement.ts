import { ANNOUNCEMENT_KEY } from '#contract/storage-keys.ts';

/**
 * Takes an announcement away that was put away before, and lets it be put away. It stands behind its
 * bar and runs while the page is read, so that nothing is drawn that goes again; the page's own script
 * comes too late for that. Where nothing can be kept there is no button either.
 */
export const PUT_AWAY = `{
const bar = document.currentScript.parentElement;
const { id } = bar.dataset;
try {
	if (localStorage.getItem('${ANNOUNCEMENT_KEY}') === id) bar.remove();
	else {
		const button = bar.querySelector('button');
		button.hidden = false;
		button.onclick = () => {
			localStorage.setItem('${ANNOUNCEMENT_KEY}', id);
			bar.remove();
			document.querySelector('header a').focus({ preventScroll: true });
		};
	}
} catch {}
}`.replace(/\n\t*/g, ' ');
