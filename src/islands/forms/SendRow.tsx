import { useStore } from '@nanostores/react';
import { $captchas } from '#state/captcha.ts';
import type { Submission } from '#state/forms.ts';
import { stayInField } from '../ui/stay-in-field.ts';
import type { FormContext } from './context.ts';
import './SendRow.css';

export interface SendRowProps {
	submission: Submission;
	context: FormContext;
}

/** Submit button, upload progress, and the state of the captcha. */
export function SendRow({ submission, context: { model, t } }: SendRowProps) {
	const captcha = useStore($captchas, { ssr: 'initial' })[model.slug];
	const isPending = submission.status === 'pending' || submission.status === 'done';
	const share = submission.status === 'pending' ? submission.share : null;
	const percent = share === null ? null : Math.round(share * 100);
	const hasFiles = model.fields.some(({ vue_type }) => vue_type === 'file');
	const sending =
		hasFiles && percent !== null ? t('send.progress', { percent }) : t('send.pending');
	return (
		<div className="form-send">
			<button
				type="submit"
				className="btn-primary"
				aria-disabled={isPending}
				onMouseDown={stayInField}
			>
				{isPending ? t('send.pending') : model.button}
			</button>
			<p className="form-status" role="status">
				{isPending
					? sending
					: (captcha === 'pending' || captcha === 'ready') && t(`captcha.${captcha}`)}
			</p>
			{isPending && hasFiles && <progress value={share ?? undefined} max={1} aria-hidden="true" />}
		</div>
	);
}
