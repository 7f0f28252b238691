/** Why a wheel cannot be sold as the one that has this number; null where it can. */
export { faultOfSerial } from './serials/fault.ts';
/** Wheels that the shop has sold itself: what stands against registering them, and doing it. */
export { lookAtBought, registerBought, type Bought } from './warranty/bought.ts';
/** Wheels of the owner of an address, and the way into the passport of one. */
export { openOwnPassport, ownPassports } from './passports/own.ts';
