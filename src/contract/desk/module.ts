import { contractModule } from '../module.ts';
import { auditResource } from './audit.ts';
import * as desk from './endpoints.ts';

export const deskContract = contractModule({
	name: 'desk',
	endpoints: {
		listDeskRecords: desk.listDeskRecords,
		getDeskRecord: desk.getDeskRecord,
		exportDeskRecords: desk.exportDeskRecords,
		createDeskRecord: desk.createDeskRecord,
		changeDeskRecord: desk.changeDeskRecord,
		removeDeskRecord: desk.removeDeskRecord,
	},
	desk: [auditResource],
	retention: { audit: 730 },
});
