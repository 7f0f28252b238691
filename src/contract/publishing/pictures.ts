import * as v from 'valibot';
import { contentEntitySchema } from '#contract/content/documents/entities.ts';
import { WRITE_ERRORS } from '#contract/desk/errors.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../units.ts';
import { revisionSchema } from './drafts.ts';
import { PUBLISHERS } from './roles.ts';

export const replacePicture = endpoint({
	method: 'POST',
	path: '/desk/pictures/{id}/replacement',
	audience: 'staff',
	roles: PUBLISHERS,
	summary:
		'Puts another picture wherever one is shown, live or in a draft: as drafts, to be published together',
	body: v.strictObject({ by: idSchema }),
	data: v.array(v.object({ entity: contentEntitySchema, id: idSchema, revision: revisionSchema })),
	errors: WRITE_ERRORS,
});
