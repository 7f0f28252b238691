import { actionRoutes } from './actions.ts';
import { fileRoutes } from './files.ts';
import { importRoutes } from '#server/wheels/serials/import.ts';
import { peopleRoutes } from '#server/privacy/routes.ts';
import { recordRoutes } from './records.ts';
import { registerWheelRoutes } from '#server/wheels/warranty/register-from-request.ts';
import { signInRoutes } from '#server/identity/sign-in.ts';

/** The first that fits answers: fixed addresses come before those of any record. */
export const deskRoutes = {
	...signInRoutes,
	...importRoutes,
	...actionRoutes,
	...registerWheelRoutes,
	...fileRoutes,
	...peopleRoutes,
	...recordRoutes,
};
