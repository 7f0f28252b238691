import { getCaptcha } from '#contract/forms/captcha.ts';
import * as content from '#contract/content/endpoints.ts';
import * as desk from '#contract/desk/endpoints.ts';
import { changePassword, getDeskSession, signIn, signOut } from '#contract/identity/session.ts';
import {
	acceptTransfer,
	offerTransfer,
	requestPassportLink,
	viewPassport,
	withdrawTransfer,
} from '#contract/wheels/passports.ts';
import { checkSerial, submitForm } from '#contract/forms/submissions.ts';
import { confirmSubscription, unsubscribe } from '#contract/newsletter/subscriptions.ts';

/** Everything that a host must answer. The host registers from it, the conformance suite walks it. */
export const ENDPOINTS = {
	...content,
	checkSerial,
	getCaptcha,
	submitForm,
	confirmSubscription,
	unsubscribe,
	signIn,
	signOut,
	changePassword,
	getDeskSession,
	importSerials: desk.importSerials,
	answerSubmission: desk.answerSubmission,
	registerFromRequest: desk.registerFromRequest,
	addServiceEntry: desk.addServiceEntry,
	sendMailAgain: desk.sendMailAgain,
	getDeskFile: desk.getDeskFile,
	exportPerson: desk.exportPerson,
	erasePerson: desk.erasePerson,
	exportDeskRecords: desk.exportDeskRecords,
	listDeskRecords: desk.listDeskRecords,
	getDeskRecord: desk.getDeskRecord,
	createDeskRecord: desk.createDeskRecord,
	changeDeskRecord: desk.changeDeskRecord,
	removeDeskRecord: desk.removeDeskRecord,
	viewPassport,
	offerTransfer,
	withdrawTransfer,
	acceptTransfer,
	requestPassportLink,
} as const;
export type EndpointName = keyof typeof ENDPOINTS;
