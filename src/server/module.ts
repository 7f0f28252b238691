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
import type { OnPaymentUpdate, OnRefundIssued, PaymentKeys } from './payments/ports.ts';
import type { PreviewReader } from './platform/answers/preview.ts';
import type { Cleanup } from './platform/cleanup.ts';
import type { LimitRule } from './platform/limits/limit.ts';
import type { MailKind } from './platform/mail/kinds.ts';
import type { Transport } from './platform/mail/transport.ts';
import type { QueueRules } from './platform/queue/queue.ts';
import type { AppMemory, Services } from './platform/services.ts';
import type { BuildHookTarget } from './publishing/ports.ts';
import type { PersonalData, RetentionRule } from './privacy/ports.ts';

/** Services for the capabilities that combine what others declare. */
export interface Assembled extends Services {
	modules: readonly Module[];
	/** Keys of the payment providers. */
	payments: PaymentKeys;
	/** Receiver of the notice that there is something to publish. */
	buildHook: BuildHookTarget;
}

/** Services of a queue's worker. */
export interface WorkServices extends Omit<Assembled, keyof AppMemory> {
	/** Delivers mails. */
	transport: Transport;
}

/** Prints a document of a record; null if the record was deleted. */
export type DocumentPrinter = (
	services: Pick<Services, 'db' | 'siteUrl' | 'senderIn' | 'log' | 'files' | 'mediaDir'>,
	id: string,
) => Promise<Uint8Array | null>;

/** Kind of background work; any host that is running does it. */
export interface Queue {
	rules: QueueRules;
	start: (boss: PgBoss, services: WorkServices) => Promise<void>;
}

/** Page that people open at an address of the API; it is no call of the contract. */
export interface Page {
	path: string;
	show: (context: Context, services: Assembled) => Promise<Response>;
}

/** Call as the description of the API lists it. */
export interface DescribedCall {
	name: string;
	/** Capability that the call belongs to. */
	tag: string;
	record: Endpoint;
}

/** Everything that one capability brings. Other capabilities know only what is declared here. */
export interface Module {
	contract: ContractModule;
	/** Routes that answer the records of the contract. */
	routes: Readonly<Record<string, Route<Assembled>>>;
	/** Records of the desk: where they are stored, and how they are written. */
	desk: readonly DeskKind[];
	/** Parts that it adds to single records of other capabilities' kinds, by the kind's name. */
	deskParts: Readonly<Record<string, DeskParts>>;
	/** Data that it keeps about people. */
	personal: PersonalData | null;
	/** Deletion rules by kind; several capabilities may have a rule for the same kind. */
	retention: Readonly<Record<string, RetentionRule>>;
	/** Handlers of submissions, by the slug of the form. */
	forms: Readonly<Record<string, FormHandler>>;
	/** Runs after a submission of any form. */
	afterSubmission: AfterSubmission | null;
	/** Moves a guest's data to the customer who signs in. */
	onSignIn: OnSignIn | null;
	/** Removes the customer’s data from the device on sign-out from the shop. */
	onSignOut: OnSignOut | null;
	/** Handles news from a payment provider. */
	onPaymentNews: OnPaymentUpdate | null;
	/** Runs once a refund that it has requested has been issued. */
	onRefundIssued: OnRefundIssued | null;
	/** Moves data along when a customer changes the e-mail address. */
	onEmailChange: OnEmailChange | null;
	/** Finds the address that the guest of a cart has given; one capability stores it. */
	findGuestAddress: FindGuestAddress | null;
	/** Keeps imported content as drafts; one capability does. */
	keepDraft: KeepDraft | null;
	/** Lists documents that it keeps beside the live ones; one capability does. */
	keptDocuments: KeptDocuments | null;
	queues: Readonly<Record<string, Queue>>;
	/** Jobs that run every night. */
	cleanups: readonly Cleanup[];
	limits: readonly LimitRule[];
	/** Kinds of mail that it sends; the outbox rejects any other. */
	mails: readonly MailKind[];
	/** Documents attached to its mails, by name: printed by a record's id when the mail is sent. */
	prints: Readonly<Record<string, DocumentPrinter>>;
	/** Sender of all mails; one capability names it. */
	senderIn: Services['senderIn'] | null;
	/** Answers calls of the content as if drafts were live; one capability does. */
	readPreview: PreviewReader | null;
	pages: readonly Page[];
	/** Mounts addresses outside the contract. */
	mount: ((app: Hono, services: Assembled) => void) | null;
	/** Lists the calls for the API's description; by default, those of the contract. */
	describe: ((modules: readonly Module[]) => DescribedCall[]) | null;
}

/** Declarations that the contract demands of a capability. */
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
