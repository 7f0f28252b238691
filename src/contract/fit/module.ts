import { contractModule } from '../module.ts';
import { fitRuleResource } from './desk.ts';
import { fitRuleSchema, listFitRules } from './rules.ts';

export const fitContract = contractModule({
	name: 'fit',
	endpoints: { listFitRules },
	desk: [fitRuleResource],
	shapes: { FitRule: fitRuleSchema },
});
