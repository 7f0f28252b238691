import { contractModule } from '../module.ts';
import * as account from './account.ts';
import { accountSchema, sessionSchema } from './account.ts';
import {
	addAddress,
	addressRulesSchema,
	addressSchema,
	changeAddress,
	getAddressRules,
	listAddresses,
	removeAddress,
} from './addresses.ts';
import { customerResource } from './desk.ts';
import { listOwnWheels, openOwnWheel } from './wheels.ts';

const {
	register,
	confirmRegistration,
	signInToShop,
	signOutOfShop,
	getAccount,
	changeProfile,
	listSessions,
	endSession,
	endEverySession,
	requestPasswordLink,
	resetPassword,
	changeShopPassword,
	requestEmailChange,
	confirmEmailChange,
	deleteAccount,
} = account;

export const customersContract = contractModule({
	name: 'customers',
	endpoints: {
		register,
		confirmRegistration,
		signInToShop,
		signOutOfShop,
		getAccount,
		changeProfile,
		listSessions,
		endSession,
		endEverySession,
		requestPasswordLink,
		resetPassword,
		changeShopPassword,
		requestEmailChange,
		confirmEmailChange,
		deleteAccount,
		getAddressRules,
		listAddresses,
		addAddress,
		changeAddress,
		removeAddress,
		listOwnWheels,
		openOwnWheel,
	},
	desk: [customerResource],
	retention: { customer_sessions: 30, customer_links: 7 },
	shapes: {
		Account: accountSchema,
		ShopSession: sessionSchema,
		Address: addressSchema,
		AddressRules: addressRulesSchema,
	},
});
