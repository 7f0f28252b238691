import { contractModule } from '../module.ts';
import { searchMissResource } from './desk.ts';
import { countSearchMiss } from './misses.ts';

export const measurementContract = contractModule({
	name: 'measurement',
	endpoints: { countSearchMiss },
	desk: [searchMissResource],
	retention: { search_misses: 365 },
});
