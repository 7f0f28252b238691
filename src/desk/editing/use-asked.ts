import { useSearchParams } from 'react-router';

/** Parameters in a screen's address, and `put`, which replaces one; '' removes it. */
export function useAsked() {
	const [asked, setAsked] = useSearchParams();
	/**
	 * Replaces the history entry: the back button leads to the previous screen. A changed parameter
	 * starts again at the first page.
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
