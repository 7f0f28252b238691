/** Wheels of the owner of an address, and the way into the passport of one. */
export { openOwnPassport, ownPassports } from './passports/own.ts';
