import type { ApiError } from '#contract/errors.ts';
import { Failure } from './Failure.tsx';

interface TryAgainProps {
	title: string;
	error: ApiError;
	button: string;
	onAgain: () => void;
}

/** Explains why a request failed, with a retry button. */
export function TryAgain({ title, error, button, onAgain }: TryAgainProps) {
	return (
		<section className="told">
			<h2 className="title-2">{title}</h2>
			<Failure error={error} />
			<p className="told-ways">
				<button type="button" className="btn-primary" onClick={onAgain}>
					{button}
				</button>
			</p>
		</section>
	);
}
