import { contractModule } from '../module.ts';

export const stockContract = contractModule({
	name: 'stock',
	endpoints: {},
});
