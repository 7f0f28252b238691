import { applicationResource, submissionResource } from '#contract/forms/desk.ts';
import { formsWhere } from '#contract/kinds.ts';

/** Forms whose submissions are applications. */
export const APPLICATION_FORMS = formsWhere(({ desk }) => desk === applicationResource.name);

/** Forms that no list of enquiries shows; one that the API adds is an enquiry. */
export const OTHER_FORMS = formsWhere(({ desk }) => desk !== submissionResource.name);

/** Where the desk shows the submissions of a form. */
export const resourceOf = (slug: string) =>
	APPLICATION_FORMS.includes(slug) ? applicationResource : submissionResource;
