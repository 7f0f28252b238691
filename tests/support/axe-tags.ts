/** Tags of the rules to run: WCAG 2.2 AA and the best practices of the engine's makers. */
export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
