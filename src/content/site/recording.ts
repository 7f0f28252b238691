/** False in a process that derives from one site alone and ends. */
let isOn = true;

/**
 * Records no dependencies from now on: values hold for the site that they were derived from, and for
 * no other. A build knows one site, and the notes of thirty thousand values are a part of its time
 * and memory.
 */
export function recordNothing(): void {
	isOn = false;
}

/** True if derived values record their dependencies, to be used for later sites. */
export const isRecording = (): boolean => isOn;

/**
 * True in a process that prints each file of one site and ends: there a text is made once, and kept
 * until its file is printed. A publisher prints few of thousands, and makes a text again.
 */
export const printsOnce = (): boolean => !isOn;
