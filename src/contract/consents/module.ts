import { contractModule } from '../module.ts';
import { consentResource } from './consents.ts';

export const consentsContract = contractModule({
	name: 'consents',
	endpoints: {},
	desk: [consentResource],
	retention: { consents: 730 },
});
