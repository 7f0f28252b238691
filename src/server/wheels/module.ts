import { CLAIM_FORM, REGISTRATION_FORM, SUPPORT_FORM } from '#contract/wheels/forms.ts';
import { wheelsContract } from '#contract/wheels/module.ts';
import { defineModule } from '../module.ts';
import { listMeasurements } from '#contract/wheels/measurements.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import { registrationKind, serialKind } from './kinds.ts';
import { WHEEL_MAILS } from './mails/kinds.ts';
import { measurementRoutes } from './measurements/import.ts';
import { measurementKind } from './measurements/kind.ts';
import { findMeasurements } from './measurements/queries.ts';
import { PASSPORT_LIMITS } from './passports/limits.ts';
import { customerWheels } from './passports/own.ts';
import { proofRoutes } from './passports/proof.ts';
import { passportRoutes } from './passports/routes.ts';
import { wheelData } from './personal.ts';
import { registrationRule, supportRule } from './retention.ts';
import { importRoutes } from './serials/import.ts';
import { serviceRoutes } from './service.ts';
import { claimHandler } from './warranty/claim-handler.ts';
import { decisionRoutes } from './warranty/decide.ts';
import { warrantyHandler } from './warranty/form-handler.ts';
import { CHECK_LIMITS } from './warranty/limits.ts';
import { registerWheelRoutes } from './warranty/register-from-request.ts';
import { warrantyRoutes } from './warranty/routes.ts';
import { supportHandler } from './warranty/support-handler.ts';

export const wheelsModule = defineModule({
	contract: wheelsContract,
	routes: {
		...warrantyRoutes,
		...passportRoutes,
		...proofRoutes,
		...decisionRoutes,
		...importRoutes,
		...measurementRoutes,
		listMeasurements: keptRoute(listMeasurements, { reads: ['wheel_measurements'] }, ({ db }) =>
			findMeasurements(db),
		),
		...registerWheelRoutes,
		...serviceRoutes,
	},
	desk: [registrationKind, serialKind, measurementKind],
	deskParts: { customers: customerWheels },
	personal: wheelData,
	retention: { support_requests: supportRule, registrations: registrationRule },
	forms: {
		[REGISTRATION_FORM]: warrantyHandler,
		[SUPPORT_FORM]: supportHandler,
		[CLAIM_FORM]: claimHandler,
	},
	limits: [...CHECK_LIMITS, ...PASSPORT_LIMITS],
	mails: Object.values(WHEEL_MAILS),
});
