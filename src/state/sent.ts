/** Where a form that was sent leaves its query for the page that gives thanks, for as long as that takes. */
export const SENT_KEY = 'sent';
