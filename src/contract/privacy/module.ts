import { contractModule } from '../module.ts';
import { erasePerson, exportPerson, retentionResource } from './privacy.ts';

export const privacyContract = contractModule({
	name: 'privacy',
	endpoints: { exportPerson, erasePerson },
	desk: [retentionResource],
});
