import { useState } from 'react';
import { AccountScreen } from '../parts/AccountScreen.tsx';
import type { AccountProps } from '../parts/context.ts';
import { ConsentsPart } from './ConsentsPart.tsx';
import { DataPart } from './DataPart.tsx';
import { DeletePart } from './DeletePart.tsx';
import { EmailPart } from './EmailPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { PersonalPart } from './PersonalPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';

/** Profile screen: personal data, e-mail, password, sessions, consents, data download, account deletion. */
export function Profile(props: AccountProps) {
	/** Counts password changes: each ends the other sessions, so the list is loaded again. */
	const [passwords, setPasswords] = useState(0);
	return (
		<AccountScreen {...props}>
			{(account) => (
				<div className="account-parts">
					<PersonalPart account={account} />
					<EmailPart account={account} />
					<PasswordPart onChanged={() => setPasswords(passwords + 1)} />
					<SessionsPart key={passwords} />
					<ConsentsPart />
					<DataPart />
					<DeletePart />
				</div>
			)}
		</AccountScreen>
	);
}
