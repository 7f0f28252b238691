import { contractModule } from '../module.ts';
import { addServiceEntry, registerFromRequest, registrationResource } from './desk.ts';
import {
	acceptTransfer,
	offerTransfer,
	requestPassportLink,
	viewPassport,
	withdrawTransfer,
} from './passports.ts';
import { checkSerial } from './registrations.ts';
import { importSerials, serialResource } from './serials.ts';

/** Form of those whose wheel could not be registered. */
export const SUPPORT_FORM = 'ops-warranty';

export const wheelsContract = contractModule({
	name: 'wheels',
	endpoints: {
		checkSerial,
		viewPassport,
		offerTransfer,
		withdrawTransfer,
		acceptTransfer,
		requestPassportLink,
		importSerials,
		registerFromRequest,
		addServiceEntry,
	},
	desk: [registrationResource, serialResource],
	forms: {
		warranty: { desk: 'submissions', kept: 'registrations' },
		[SUPPORT_FORM]: { desk: 'submissions', kept: 'support_requests' },
	},
	retention: { support_requests: 365, registrations: 365 },
});
