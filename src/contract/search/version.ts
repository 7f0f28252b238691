/**
 * Version of the search index: its entries, words and tokenisation. It is part of the file’s name,
 * so that a script never reads an index that was tokenised differently.
 */
export const SEARCH_VERSION = 4;

/** Longest query that is read; what follows is left out. */
export const LONGEST_QUERY = 120;

/** Results as a page of the host, for those without script. */
export const SEARCH_PAGE_PATH = '/api/search/page';
