import type { Context, Hono } from 'hono';
import type { PgBoss } from 'pg-boss';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ContractModule } from '#contract/module.ts';
import type { FindGuestAddress } from './cart/ports.ts';
import type { KeepDraft, KeptDocuments } from './content/ports.ts';
import type { OnEmailChange, OnSignIn, OnSignOut } from './customers/ports.ts';
import type { DeskKind, DeskParts } from './desk/ports.ts';
import type { AfterSubmission, FormHandler } from './forms/ports.ts';
import type { Route } from './kernel/route.ts';
import type { OnPaymentNews, OnRefundIssued, PaymentKeys } from './payments/ports.ts';
import type { PreviewReader } from './platform/answers/preview.ts';
import type { Cleanup } from './platform/cleanup.ts';
import type { LimitRule } from './platform/limits/limit.ts';
import type { MailKind } from './platform/mail/kinds.ts';
import type { Transport } from './platform/mail/transport.ts';
import type { QueueRules } from './platform/queue/queue.ts';
import type { AppMemory, Services } from './platform/services.ts';
import type { BuildHookTarget } from './publishing/ports.ts';
import type { PersonalData, RetentionRule } from './privacy/ports.ts';

/** What those rooms may use that put together what capabilities declare. */
export interface Assembled extends Services {
	modules: readonly Module[];
	/** What the shop takes money by. */
	payments: PaymentKeys;
	/** Who is told that there is something to print. */
	buildHook: BuildHookTarget;
}

/** What a worker of a queue may use. */
export interface WorkServices extends Omit<Assembled, keyof AppMemory> {
	/** Takes mails out of the house. */
	transport: Transport;
}

/** Prints a paper of a record; null where that has gone. */
export type PaperPrinter = (
	services: Pick<Services, 'db' | 'siteUrl' | 'senderIn' | 'log'>,
	id: string,
) => Promise<Uint8Array | null>;

/** One kind of work that is done later, by whichever host is awake. */
export interface Queue {
	rules: QueueRules;
	start: (boss: PgBoss, services: WorkServices) => Promise<void>;
}

/** A page that people open at an address of the API; no call of the contract. */
export interface Page {
	path: string;
	show: (context: Context, services: Assembled) => Promise<Response>;
}

/** A call as the description of the API lists it. */
export interface DescribedCall {
	name: string;
	/** Capability that it is a call of. */
	tag: string;
	record: Endpoint;
}

/** All that one capability brings. What is not declared here, no other room knows of it. */
export interface Module {
	contract: ContractModule;
	/** What answers each record of the contract. */
	routes: Readonly<Record<string, Route<Assembled>>>;
	/** Where the records of the desk lie, and how they are written. */
	desk: readonly DeskKind[];
	/** What it adds to single records of other capabilities' kinds, by the kind's name. */
	deskParts: Readonly<Record<string, DeskParts>>;
	/** What it keeps about people. */
	personal: PersonalData | null;
	/** What has been kept long enough, by kind; a kind may have a rule in several capabilities. */
	retention: Readonly<Record<string, RetentionRule>>;
	/** What follows a submission, by the slug of its form. */
	forms: Readonly<Record<string, FormHandler>>;
	/** What may follow a submission of any form. */
	afterSubmission: AfterSubmission | null;
	/** What of a guest's becomes the customer's who signs in. */
	onSignIn: OnSignIn | null;
	/** What the device forgets with whoever signs out of the shop. */
	onSignOut: OnSignOut | null;
	/** What follows from what a provider of payments tells. */
	onPaymentNews: OnPaymentNews | null;
	/** What follows once money that it has asked for has gone back. */
	onRefundIssued: OnRefundIssued | null;
	/** What moves with a customer to another address. */
	onEmailChange: OnEmailChange | null;
	/** The address of a cart's guest, once it was given; one capability keeps it. */
	findGuestAddress: FindGuestAddress | null;
	/** Keeps drafts of content that somebody brings along; one capability does. */
	keepDraft: KeepDraft | null;
	/** Tells of documents that it keeps beside the live ones; one capability does. */
	keptDocuments: KeptDocuments | null;
	queues: Readonly<Record<string, Queue>>;
	/** Done every night. */
	cleanups: readonly Cleanup[];
	limits: readonly LimitRule[];
	/** Kinds of mail that it sends; no other is taken for sending. */
	mails: readonly MailKind[];
	/** Papers that hang on its mails, by name: printed of a record by its id when the mail goes. */
	prints: Readonly<Record<string, PaperPrinter>>;
	/** In whose name mails go; one capability says it. */
	senderIn: Services['senderIn'] | null;
	/** What answers calls of the content as drafts would have it; one capability says it. */
	readPreview: PreviewReader | null;
	pages: readonly Page[];
	/** Addresses outside the contract. */
	mount: ((app: Hono, services: Assembled) => void) | null;
	/** The calls as they are described; left out, as the contract has them. */
	describe: ((modules: readonly Module[]) => DescribedCall[]) | null;
}

/** What the contract obliges a capability to declare. */
interface Obliged<C extends ContractModule> {
	contract: C;
	routes: { readonly [Name in keyof C['endpoints']]: Route<Assembled> };
	forms?: Readonly<Record<string, FormHandler>>;
}
type Retained<C extends ContractModule> = keyof C['retention'] extends never
	? { retention?: Module['retention'] }
	: {
			retention: Module['retention'] & {
				readonly [Kind in keyof C['retention']]: RetentionRule;
			};
		};

type Parted<C extends ContractModule> = keyof C['deskParts'] extends never
	? { deskParts?: Module['deskParts'] }
	: { deskParts: { readonly [Kind in keyof C['deskParts']]: DeskParts } };

/** Declares a capability: a record of the contract without a route does not compile. */
export function defineModule<const C extends ContractModule>(
	declared: Obliged<C> &
		Retained<C> &
		Parted<C> &
		Partial<Omit<Module, keyof Obliged<C> | 'retention' | 'deskParts'>>,
): Module {
	return {
		desk: [],
		deskParts: {},
		personal: null,
		retention: {},
		forms: {},
		afterSubmission: null,
		onSignIn: null,
		onSignOut: null,
		onPaymentNews: null,
		onRefundIssued: null,
		onEmailChange: null,
		findGuestAddress: null,
		keepDraft: null,
		keptDocuments: null,
		queues: {},
		cleanups: [],
		limits: [],
		mails: [],
		prints: {},
		senderIn: null,
		readPreview: null,
		pages: [],
		mount: null,
		describe: null,
		...declared,
	};
}
