import type { DeskResourceName } from '#contract/desk/resources.ts';
import type { Writer } from '../writer.ts';
import {
	registrationWriter,
	retentionWriter,
	submissionWriter,
	subscriberWriter,
} from './people.ts';
import { serialWriter } from '#server/wheels/serials/writer.ts';
import { staffWriter } from '#server/identity/writer.ts';

/** Kinds of record that can be written, beside what their actions do. */
export const WRITERS: Partial<Record<DeskResourceName, Writer>> = {
	submissions: submissionWriter,
	applications: submissionWriter,
	subscribers: subscriberWriter,
	wheel_registrations: registrationWriter,
	serials: serialWriter,
	retention_rules: retentionWriter,
	staff: staffWriter,
};
