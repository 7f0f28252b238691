import { Fragment } from 'react';
import type { Action } from '#content/editorial/block-parts.ts';

/** Buttons of a block: the first is the primary one, the others stay quiet. */
export function ActionLinks({ actions }: { actions: readonly Action[] }) {
	if (actions.length === 0) return null;
	return (
		<p className="flex flex-wrap gap-3">
			{actions.map((action, index) => (
				<Fragment key={action.href}>
					<a href={action.href} className={index === 0 ? 'btn-primary' : 'btn-ghost'}>
						{action.label}
					</a>{' '}
				</Fragment>
			))}
		</p>
	);
}
