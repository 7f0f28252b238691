import { getCaptcha } from './captcha.ts';
import * as content from './content-endpoints.ts';
import * as desk from './desk.ts';
import { changePassword, getDeskSession, signIn, signOut } from './desk-session.ts';
import {
	acceptTransfer,
	offerTransfer,
	requestPassportLink,
	viewPassport,
	withdrawTransfer,
} from './passports.ts';
import { checkSerial, submitForm } from './submissions.ts';
import { confirmSubscription, unsubscribe } from './subscriptions.ts';

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
