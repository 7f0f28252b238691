/** Counts of the first page that are an editor's own, in their order. */
export const EDITING_COUNTS = ['failed', 'drafts', 'scheduled', 'stale'] as const;
