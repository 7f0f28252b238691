import { atom } from 'nanostores';

const $hamburger = atom(false);

/** True while the hamburger menu is open. The header does not hide behind it. */
export const $isHamburgerOpen: { get(): boolean; listen(listener: () => void): () => void } =
	$hamburger;

export function setHamburgerOpen(isOpen: boolean): void {
	$hamburger.set(isOpen);
}
