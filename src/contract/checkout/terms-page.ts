/** Page of the CMS with the general conditions of contract. */
export const TERMS_PAGE = 'general-conditions';
