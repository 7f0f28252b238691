import framework from 'ra-language-english';
import { faultsEn } from './faults-en.ts';
import { type CapabilityWords, merged } from './merge.ts';

const WORDS = import.meta.glob<CapabilityWords>('./*/en.ts', { eager: true, import: 'en' });

/** Texts of the desk in English. */
export const en = {
	...framework,
	...merged(Object.values(WORDS)),
	faults: faultsEn,
};
