import { ConfigError, type Config } from '#config.ts';

/** Where messages to whoever builds the site go, and by what they are signed. */
export interface BuildHookTarget {
	/** Null: nobody is told; whoever prints the site may still ask and report. */
	url: string | null;
	/** Several while one is replaced. */
	secrets: readonly string[];
}

/**
 * Out of the settings.
 * @throws ConfigError where an address is there without a secret
 */
export function buildHookOf({
	BUILD_HOOK_URL,
	BUILD_HOOK_SECRET,
}: Pick<Config, 'BUILD_HOOK_URL' | 'BUILD_HOOK_SECRET'>): BuildHookTarget {
	if (BUILD_HOOK_URL !== undefined && BUILD_HOOK_SECRET.length === 0) {
		throw new ConfigError('BUILD_HOOK_SECRET: expected beside BUILD_HOOK_URL');
	}
	return { url: BUILD_HOOK_URL ?? null, secrets: BUILD_HOOK_SECRET };
}
