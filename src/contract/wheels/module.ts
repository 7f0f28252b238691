import { contractModule } from '../module.ts';
import {
	acceptRegistration,
	addServiceEntry,
	customerWheelParts,
	registerFromRequest,
	registrationResource,
	rejectRegistration,
} from './desk.ts';
import { CLAIM_FORM, REGISTRATION_FORM, SUPPORT_FORM } from './forms.ts';
import {
	importMeasurements,
	listMeasurements,
	measurementResource,
	modelMeasurementsSchema,
} from './measurements.ts';
import {
	acceptTransfer,
	offerTransfer,
	requestPassportLink,
	sendProof,
	viewPassport,
	withdrawTransfer,
} from './passports.ts';
import { checkSerial } from './registrations.ts';
import { importSerials, serialResource } from './serials.ts';

export const wheelsContract = contractModule({
	name: 'wheels',
	endpoints: {
		checkSerial,
		viewPassport,
		offerTransfer,
		withdrawTransfer,
		acceptTransfer,
		requestPassportLink,
		sendProof,
		importSerials,
		importMeasurements,
		listMeasurements,
		registerFromRequest,
		acceptRegistration,
		rejectRegistration,
		addServiceEntry,
	},
	desk: [registrationResource, serialResource, measurementResource],
	shapes: { ModelMeasurements: modelMeasurementsSchema },
	deskParts: { customers: customerWheelParts },
	forms: {
		[REGISTRATION_FORM]: {
			desk: 'submissions',
			kept: 'registrations',
			thanks: { next: ['products-archive', 'store-locator'], hasOwnFirstStep: true },
		},
		[CLAIM_FORM]: {
			desk: 'submissions',
			kept: 'messages',
			thanks: { next: ['products-archive', 'store-locator'] },
		},
		[SUPPORT_FORM]: {
			desk: 'submissions',
			kept: 'support_requests',
			screen: 'ops-warranty',
			thanks: { next: ['store-locator', 'products-archive'] },
		},
	},
	retention: { support_requests: 365, registrations: 365 },
});
