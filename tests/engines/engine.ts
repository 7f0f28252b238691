import { existsSync } from 'node:fs';

/** Values that go into a page and come out of it as JSON. */
type Value =
	| string
	| number
	| boolean
	| null
	| readonly Value[]
	| { readonly [key: string]: Value };

/** Element of a page, as the protocol names it. */
export type Handle = string;

/** One visitor's window in a browser engine: the few acts that both WebDriver protocols have. */
export interface Visit {
	open: (url: string) => Promise<void>;
	resize: (width: number, height: number) => Promise<void>;
	/** Runs a function in the page. It travels as text, so it knows its arguments alone. */
	read: <A extends readonly Value[], R extends Value | undefined>(
		work: (...args: A) => R | Promise<R>,
		...args: A
	) => Promise<R>;
	/** Finds an element by a function that runs in the page; null where there is none. */
	find: <A extends readonly Value[]>(
		work: (...args: A) => Element | null,
		...args: A
	) => Promise<Handle | null>;
	/** Presses the middle of an element with a pointer. */
	press: (element: Handle) => Promise<void>;
	/** Presses a point of the window, in CSS px. */
	pressAt: (x: number, y: number) => Promise<void>;
	type: (element: Handle, text: string) => Promise<void>;
	attach: (element: Handle, path: string) => Promise<void>;
	close: () => Promise<void>;
}

/** A browser engine that runs. */
export interface Engine {
	/** Opens a window of a visitor who has never been here. */
	visit: () => Promise<Visit>;
	end: () => Promise<void>;
}

const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
	(machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
export const miniBrowserPath = (): string | undefined => MINI_BROWSERS.find(existsSync);
export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const X_SERVER = '/usr/bin/Xvfb';

export const ENGINE_NAMES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** Debian packages that an engine still needs on this machine. */
export function listMissing(engine: EngineName): string[] {
	if (engine === 'firefox') return existsSync(FIREFOX) ? [] : ['firefox-esr'];
	const hasDriver = existsSync(WEBKIT_DRIVER) && miniBrowserPath() !== undefined;
	return [...(hasDriver ? [] : ['webkit2gtk-driver']), ...(existsSync(X_SERVER) ? [] : ['xvfb'])];
}
