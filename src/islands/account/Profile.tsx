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
	return (
		<AccountScreen {...props}>
			{(account) => (
				<div className="account-parts">
					<PersonalPart account={account} />
					<EmailPart account={account} />
					<PasswordPart />
					<SessionsPart />
					<DataPart />
					<DeletePart />
				</div>
			)}
		</AccountScreen>
	);
}
