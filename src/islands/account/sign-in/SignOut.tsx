import { useState } from 'react';
import { leave } from '#state/account/leave-account.ts';

export interface SignOutProps {
	label: string;
	/** Page to open after signing out. */
	home: string;
}

/** Button that signs out on this device. */
export function SignOut({ label, home }: SignOutProps) {
	const [isPending, setPending] = useState(false);
	async function go(): Promise<void> {
		if (isPending) return;
		setPending(true);
		const result = await leave('here');
		if (result.ok) location.assign(home);
		else setPending(false);
	}
	return (
		<button
			type="button"
			className="account-leave"
			aria-disabled={isPending}
			onClick={() => void go()}
		>
			{label}
		</button>
	);
}
