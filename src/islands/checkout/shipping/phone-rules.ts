/** The rules for telephone numbers, by a module of their own: what another imports at once is never fetched later. */
export { askWithPhones } from '../../forms/ask-phones.ts';
