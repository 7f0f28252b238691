import { useState } from 'react';
import { AccountScreen } from './AccountScreen.tsx';
import type { AccountProps } from './context.ts';
import { DataPart } from './DataPart.tsx';
import { DeletePart } from './DeletePart.tsx';
import { EmailPart } from './EmailPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { PersonalPart } from './PersonalPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';

/** What somebody changes about himself: data, address, password, devices; a copy of everything, and the end of it all. */
export function Profile(props: AccountProps) {
	/** Each change of the password ends the other sessions: they are asked for again. */
	const [passwords, setPasswords] = useState(0);
	return (
		<AccountScreen {...props}>
			{(account) => (
				<div className="account-parts">
					<PersonalPart account={account} />
					<EmailPart account={account} />
					<PasswordPart onChanged={() => setPasswords(passwords + 1)} />
					<SessionsPart key={passwords} />
					<DataPart />
					<DeletePart />
				</div>
			)}
		</AccountScreen>
	);
}
