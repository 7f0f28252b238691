import { faultsIt } from './faults-it.ts';
import { frameworkIt as framework } from './framework-it.ts';
import { type CapabilityWords, merged } from './merge.ts';

/** Every folder beside this file: a capability's texts are found without registration. */
const WORDS = import.meta.glob<CapabilityWords>('./*/it.ts', { eager: true, import: 'it' });

/** Texts of the desk in Italian: those of each capability, and the framework's own. */
export const it = {
	...framework,
	...merged(Object.values(WORDS)),
	faults: faultsIt,
};
