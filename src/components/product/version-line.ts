/** Names of values that tell an article from its siblings, on the narrow line of a phone's bar. */
export const versionLine = (name: string): string => name.replaceAll(' / ', ' · ');
