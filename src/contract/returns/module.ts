import { contractModule } from '../module.ts';
import {
	authoriseReturn,
	receiveReturn,
	refundReturn,
	refuseReturn,
	returnResource,
} from './desk.ts';
import {
	getReturn,
	getReturnLabel,
	listReturns,
	previewReturn,
	requestReturn,
	sendReturn,
} from './endpoints.ts';
import { returnPreviewSchema, returnSchema, returnSummarySchema } from './returns.ts';

export const returnsContract = contractModule({
	name: 'returns',
	endpoints: {
		listReturns,
		getReturn,
		previewReturn,
		requestReturn,
		sendReturn,
		getReturnLabel,
		authoriseReturn,
		receiveReturn,
		refuseReturn,
		refundReturn,
	},
	desk: [returnResource],
	shapes: {
		ReturnSummary: returnSummarySchema,
		Return: returnSchema,
		ReturnPreview: returnPreviewSchema,
	},
});
