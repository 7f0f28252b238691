import { useSearchParams } from 'react-router';

/** What the address of a screen asks for, and a way to ask for something else; '' asks for nothing. */
export function useAsked() {
	const [asked, setAsked] = useSearchParams();
	/**
	 * In place of what was asked for before: the way back leads to the screen before. What is asked for
	 * anew begins at its first page.
	 */
	const put = (name: string, value: string) =>
		setAsked(
			(before) => {
				const next = new URLSearchParams(before);
				if (value === '') next.delete(name);
				else next.set(name, value);
				next.delete('page');
				return next;
			},
			{ replace: true },
		);
	return { asked, put };
}
