import { contractModule } from '../module.ts';
import { mailResource, sendMailAgain } from './mails.ts';

export const mailsContract = contractModule({
	name: 'mails',
	endpoints: { sendMailAgain },
	desk: [mailResource],
	retention: { mails: 90 },
});
