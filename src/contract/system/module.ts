import { contractModule } from '../module.ts';
import { getHealth, getReadiness } from './endpoints.ts';

export const systemContract = contractModule({
	name: 'system',
	endpoints: { getHealth, getReadiness },
});
