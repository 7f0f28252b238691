import * as v from 'valibot';

export const STAFF_ROLES = ['support', 'shop', 'editor', 'admin'] as const;
export const staffRoleSchema = v.picklist(STAFF_ROLES);
export type StaffRole = v.InferOutput<typeof staffRoleSchema>;

/** What staff does about a submission. */
export const SUBMISSION_STATES = ['new', 'open', 'closed'] as const;
export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;
export const MAIL_STATES = ['queued', 'sending', 'sent', 'failed'] as const;
export const CONSENT_PURPOSES = ['privacy', 'marketing', 'terms'] as const;
/** `asked` waits for the mailed link; `given` and `withdrawn` say what they do. */
export const CONSENT_ACTS = ['asked', 'given', 'refused', 'withdrawn'] as const;
/** `sold` wheels can be registered; the other two were replaced under the warranty service. */
export const SERIAL_STATES = ['sold', 'substituted', 'teams'] as const;

/** Forms whose submissions are enquiries, and those of people who look for work. */
export const ENQUIRY_FORMS = ['contact', 'retailer', 'ops-warranty', 'warranty'] as const;
export const APPLICATION_FORMS = ['careers', 'spontaneous-application'] as const;
/** Its people are the subscribers. */
export const SUBSCRIPTION_FORM = 'newsletter';

/** What is kept for a time that staff sets. */
export const RETENTION_KINDS = [
	'newsletter_requests',
	'messages',
	'applications',
	'support_requests',
	'registrations',
	'consents',
	'mails',
	'sessions',
	'audit',
] as const;
