import { contractModule } from '../module.ts';
import { importStock, moveStock, stockMovementResource, stockResource } from './desk.ts';

export const stockContract = contractModule({
	name: 'stock',
	endpoints: { moveStock, importStock },
	desk: [stockResource, stockMovementResource],
});
