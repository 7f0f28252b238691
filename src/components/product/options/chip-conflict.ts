const REASON = 'chip-reason';

/** Marks a value that conflicts with the chosen ones and explains why; null if none conflicts. */
export function markConflict(link: HTMLAnchorElement, said: string | null): void {
	const reason = link.querySelector(`.${REASON}`);
	if (said === null) {
		reason?.remove();
		link.removeAttribute('aria-disabled');
		return;
	}
	const place = reason ?? document.createElement('span');
	place.className = REASON;
	place.textContent = said;
	link.append(place);
	link.ariaDisabled = 'true';
}
