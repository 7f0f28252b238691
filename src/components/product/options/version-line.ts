/** Names of the values that distinguish an article, for the narrow line of a phone's bar. */
export const versionLine = (name: string): string => name.replaceAll(' / ', ' · ');
