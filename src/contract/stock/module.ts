import { contractModule } from '../module.ts';
import { importStock, moveStock, stockMovementResource, stockResource } from './desk.ts';
import { stockSchema } from './stock.ts';

export const stockContract = contractModule({
	name: 'stock',
	endpoints: { moveStock, importStock },
	desk: [stockResource, stockMovementResource],
	shapes: { Stock: stockSchema },
});
