import { contractModule } from '../module.ts';
import { exportOwnData } from './own-data.ts';
import { erasePerson, exportPerson, retentionResource } from './privacy.ts';

export const privacyContract = contractModule({
	name: 'privacy',
	endpoints: { exportPerson, erasePerson, exportOwnData },
	desk: [retentionResource],
});
