import { customersContract } from '#contract/customers/module.ts';
import { defineModule } from '../module.ts';
import { addressRuleRoutes } from './addresses/address-rules.ts';
import { addressRoutes } from './addresses/addresses.ts';
import { emailRoutes } from './sign-in/email.ts';
import { customerKind } from './kind.ts';
import { CUSTOMER_LIMITS } from './limits.ts';
import { CUSTOMER_MAILS } from './mails/kinds.ts';
import { passwordRoutes } from './sign-in/password.ts';
import { customerData, linkRule, sessionRule } from './personal.ts';
import { profileRoutes } from './profile.ts';
import { registerRoutes } from './sign-in/register.ts';
import { signInRoutes } from './sign-in/sign-in.ts';
import { wheelRoutes } from './wheels.ts';

export const customersModule = defineModule({
	contract: customersContract,
	routes: {
		...registerRoutes,
		...signInRoutes,
		...passwordRoutes,
		...emailRoutes,
		...profileRoutes,
		...addressRuleRoutes,
		...addressRoutes,
		...wheelRoutes,
	},
	desk: [customerKind],
	personal: customerData,
	retention: { customer_sessions: sessionRule, customer_links: linkRule },
	limits: CUSTOMER_LIMITS,
	mails: Object.values(CUSTOMER_MAILS),
});
