import { ANNOUNCEMENT_KEY } from '#contract/storage-keys.ts';

/**
 * Removes an announcement that was dismissed before, and lets it be dismissed. The script follows
 * the bar and runs while the page is parsed, so that the bar is not drawn and removed again; the
 * page's own script runs too late for that. Without storage there is no button either.
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
