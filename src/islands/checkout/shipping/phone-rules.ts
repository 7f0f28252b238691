/** Phone number rules as a separate lazy chunk: a statically imported module is never split off. */
export { askWithPhones } from '../../forms/ask-phones.ts';
