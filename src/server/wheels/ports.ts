/** Reason why a wheel cannot be sold under this number; null if it can. */
export { faultOfSerial } from './serials/fault.ts';
/** Wheels that the shop has sold: a check before their registration, and the registration. */
export { checkBoughtWheels, registerBought, type Bought } from './warranty/bought.ts';
/** Repairs that have extended a wheel's legal guarantee, registered or not, under a lock. */
export { findRepair, keepRepair, lockWheels } from './warranty/repairs.ts';
/** Wheels registered with an address, and new access to the passport of one. */
export { openOwnPassport, ownPassports } from './passports/own.ts';
