import { contractModule } from '../module.ts';
import { staffResource } from './desk.ts';
import { changePassword, getDeskSession, signIn, signOut } from './session.ts';

export const staffContract = contractModule({
	name: 'staff',
	endpoints: { signIn, signOut, changePassword, getDeskSession },
	desk: [staffResource],
	retention: { sessions: 30 },
});
