/** Wheels of the owner of an address, and the way into the passport of one. */
export { openOwnPassport, ownPassports, ownWheels } from './passports/own.ts';
