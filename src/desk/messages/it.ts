import { faultsIt } from './faults.ts';
import { frameworkIt as framework } from './framework-it.ts';
import { type CapabilityWords, merged } from './merge.ts';

/** Every folder beside this file: a capability's words are there by being there. */
const WORDS = import.meta.glob<CapabilityWords>('./*/it.ts', { eager: true, import: 'it' });

/** The desk's words in Italian: what each capability says, and the framework's own. */
export const it = {
	...framework,
	...merged(Object.values(WORDS)),
	faults: faultsIt,
};
