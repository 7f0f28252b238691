import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { toAcceptList, toUploadNames } from '#domain/forms/form-rules.ts';
import { formatBytes } from '#i18n/format.ts';
import type { ControlProps } from './context.ts';
import './FileControl.css';

/**
 * Native file input, which also accepts dropped files, under a face in the page's language. The
 * name and size of a chosen file appear below, with a button to remove it.
 */
export function FileControl(props: ControlProps) {
	const { field, id, isRequired, isInvalid, describedBy, registration, context } = props;
	const { t, model } = context;
	const input = useRef<HTMLInputElement>(null);
	const [chosen, setChosen] = useState<File | null>(null);
	const { ref: register, onChange, ...rest } = registration;
	const limitsId = `${id}-limits`;

	useEffect(() => {
		// A file may have been chosen before hydration.
		setChosen(input.current?.files?.[0] ?? null);
		const form = input.current?.form;
		const forget = () => setChosen(null);
		form?.addEventListener('reset', forget);
		return () => form?.removeEventListener('reset', forget);
	}, []);

	async function take(event: ChangeEvent<HTMLInputElement>) {
		setChosen(event.target.files?.[0] ?? null);
		await onChange(event);
	}

	function remove() {
		if (!input.current) return;
		input.current.value = '';
		input.current.dispatchEvent(new Event('change', { bubbles: true }));
		input.current.focus();
	}

	return (
		<div className="form-file">
			<span className="form-file-box">
				<input
					className="field"
					type="file"
					id={id}
					accept={toAcceptList(field)}
					required={isRequired}
					disabled={field.disabled}
					aria-invalid={isInvalid}
					aria-describedby={[limitsId, describedBy].filter(Boolean).join(' ')}
					ref={(element) => {
						register(element);
						input.current = element;
					}}
					onChange={take}
					{...rest}
				/>
				<span className="form-file-face" aria-hidden="true">
					<span>{t(chosen ? 'file.replace' : 'file.choose')}</span> {t('file.drop')}
				</span>
			</span>
			<p className="field-hint" id={limitsId}>
				{t('file.limits', {
					types: toUploadNames(field),
					size: formatBytes(model.limits.file_bytes, model.locale),
				})}
			</p>
			<p className="form-file-chosen" role="status">
				{chosen && (
					<>
						<span>
							{t('file.chosen', {
								name: chosen.name,
								size: formatBytes(chosen.size, model.locale),
							})}
						</span>
						<button
							type="button"
							className="btn-icon"
							aria-label={t('file.remove', { name: chosen.name })}
							onClick={remove}
						>
							<span aria-hidden="true" className="form-cross" />
						</button>
					</>
				)}
			</p>
		</div>
	);
}
