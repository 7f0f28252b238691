import { ConfigError, type Config } from '#config.ts';

/** Address of the publisher's build hook, and the secrets that sign its messages. */
export interface BuildHookTarget {
	/** Null: no messages are sent; a publisher may still poll and report. */
	url: string | null;
	/** Several while one is being replaced. */
	secrets: readonly string[];
}

/**
 * Reads the target from the settings.
 * @throws ConfigError if there is an address without a secret
 */
export function toBuildHook({
	BUILD_HOOK_URL,
	BUILD_HOOK_SECRET,
}: Pick<Config, 'BUILD_HOOK_URL' | 'BUILD_HOOK_SECRET'>): BuildHookTarget {
	if (BUILD_HOOK_URL !== undefined && BUILD_HOOK_SECRET.length === 0) {
		throw new ConfigError('BUILD_HOOK_SECRET: required with BUILD_HOOK_URL');
	}
	return { url: BUILD_HOOK_URL ?? null, secrets: BUILD_HOOK_SECRET };
}
