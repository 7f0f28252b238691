import { it as common } from './common/it.ts';
import { it as forms } from './forms/it.ts';
import { it as newsletter } from './newsletter/it.ts';
import { it as consents } from './consents/it.ts';
import { it as wheels } from './wheels/it.ts';
import { it as mails } from './mails/it.ts';
import { it as privacy } from './privacy/it.ts';
import { it as desk } from './desk/it.ts';
import { it as staff } from './staff/it.ts';
import { faultsIt } from './faults.ts';
import { frameworkIt as framework } from './framework-it.ts';
import { merged } from './merge.ts';

/** The desk's words in Italian: what each capability says, and the framework's own. */
export const it = {
	...framework,
	...merged([common, forms, newsletter, consents, wheels, mails, privacy, desk, staff]),
	faults: faultsIt,
};
