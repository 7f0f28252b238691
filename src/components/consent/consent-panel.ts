import type { ConsentNotice } from '#contract/measurement/consent.ts';
import { heldChoice, loadNotice, saveChoice, standing, toldState } from '#state/consent.ts';
import { focusHeader, removeBanner } from './consent-banner.ts';
import LOOK from './consent-panel.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(LOOK);
document.adoptedStyleSheets.push(sheet);

function made<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	text = '',
	given: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
	return Object.assign(document.createElement(name), { textContent: text, ...given });
}

type Done = () => void;

/** Two equal buttons, and the message where a consent could not be saved. */
function choices(notice: ConsentNotice, done: Done): HTMLElement[] {
	const { words } = notice;
	const status = made('p', '', { role: 'status' });
	let isSaving = false;
	const choose = async (choice: 'granted' | 'refused') => {
		// A second click would leave a second receipt; a refusal is taken at any time.
		if (isSaving && choice === 'granted') return;
		// The host would write a receipt that no device names.
		const isKept = choice === 'refused' || navigator.cookieEnabled;
		isSaving = true;
		const isSaved = isKept && (await saveChoice(choice, notice));
		isSaving = false;
		if (isSaved) {
			dispatchEvent(new Event('consent-chosen'));
			done();
		} else status.textContent = isKept ? words.failed : words.no_cookies;
	};
	const buttons = made('div', '', { className: 'consent-choices' });
	for (const [choice, label] of [
		['refused', words.refuse],
		['granted', words.accept],
	] as const) {
		const onclick = () => void choose(choice);
		buttons.append(made('button', label, { type: 'button', className: 'btn-ghost', onclick }));
	}
	return [buttons, status];
}

function closing(label: string, onclick: () => void): HTMLElement {
	return made('button', '×', {
		type: 'button',
		className: 'consent-close',
		ariaLabel: label,
		onclick,
	});
}

/** Asks once at the foot of the window, over the page. Closing is a refusal. */
export async function showBanner(edition: string): Promise<void> {
	const notice = await loadNotice();
	if (notice?.edition !== edition) return;
	// The choice may have been made meanwhile, here or in another tab.
	if (standing(edition) !== 'ask' || document.querySelector('.consent-banner')) return;
	const { words, title, text, policy } = notice;
	const banner = made('section', '', { className: 'room-dark consent-banner', ariaLabel: title });
	const { style } = document.body;
	const root = document.documentElement.style;
	// A focused element behind the banner scrolls clear of it, also at the end of the page.
	const observer = new ResizeObserver(() => {
		style.paddingBottom = banner.isConnected ? `${banner.offsetHeight}px` : '';
		root.scrollPaddingBottom = style.paddingBottom;
	});
	const refuse = async () => {
		await saveChoice('refused', notice);
		dispatchEvent(new Event('consent-chosen'));
		removeBanner();
	};
	banner.addEventListener('keydown', ({ key }) => key === 'Escape' && void refuse());
	const more = made('button', words.settings, { type: 'button', className: 'link' });
	more.onclick = () => void showSettings(edition);
	const links = made('p');
	links.append(more);
	if (policy !== null) links.append(' ', made('a', words.policy, { href: policy }));
	banner.append(
		closing(words.close, () => void refuse()),
		made('h2', title),
		made('p', text),
		...choices(notice, removeBanner),
		links,
	);
	// Early in the order of keys, after the link that skips to the content.
	(document.querySelector('.skip') ?? document.body.firstElementChild)?.after(banner);
	observer.observe(banner);
}

const toGroup = ({ title, text, items }: ConsentNotice['groups'][number]): HTMLElement => {
	const group = made('details');
	const list = made('ul');
	for (const { name, purpose, duration } of items) {
		const entry = made('li');
		entry.append(made('code', name), ` ${purpose}. ${duration}`);
		list.append(entry);
	}
	group.append(made('summary', title), made('p', text), list);
	return group;
};

/** Opens the settings with the current choice; nothing changes until a button is pressed. */
export async function showSettings(edition: string): Promise<void> {
	const notice = await loadNotice();
	if (notice === null || notice.edition !== edition) {
		// The page is outdated, or the host unreachable: its form has the current state.
		location.assign(`/api/consent?locale=${document.documentElement.lang}`);
		return;
	}
	if (document.querySelector('dialog.consent')) return;
	const { words, text, policy } = notice;
	const choice = heldChoice();
	const receipt = choice?.state === 'granted' ? choice.receipt : '';
	const dialog = made('dialog', '', { className: 'room-dark consent', ariaLabel: words.settings });
	const state = made('p', words[toldState(edition)].replace('{id}', receipt));
	state.className = 'consent-state';
	dialog.append(
		made('h2', words.settings),
		state,
		made('p', text),
		...choices(notice, () => dialog.close()),
		...notice.groups.map(toGroup),
	);
	if (policy !== null) dialog.append(made('a', words.policy, { href: policy }));
	dialog.prepend(closing(words.done, () => dialog.close()));
	const opener = document.activeElement;
	dialog.addEventListener('close', () => {
		dialog.remove();
		// The banner that opened it may have been removed.
		if (opener?.isConnected === false) focusHeader();
	});
	document.body.append(dialog);
	dialog.showModal();
}
