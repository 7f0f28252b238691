import { applicationResource, submissionResource } from '#contract/forms/desk.ts';
import { formsWhere } from '#contract/kinds.ts';

/** Forms whose submissions are applications. */
export const APPLICATION_FORMS = formsWhere(({ desk }) => desk === applicationResource.name);

/** Forms that the list of enquiries leaves out; a form added to the content is an enquiry. */
export const OTHER_FORMS = formsWhere(({ desk }) => desk !== submissionResource.name);

/** Resource of the desk that shows the submissions of a form. */
export const toResource = (slug: string) =>
	APPLICATION_FORMS.includes(slug) ? applicationResource : submissionResource;
