/// <reference types="astro/client" />

interface ImportMetaEnv {
	/** Fingerprint of the sources that pages are printed by; part of every cache key. */
	readonly CODE_DIGEST: string;
}
