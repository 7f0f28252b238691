import type { Action } from '#content/editorial/block-parts.ts';

/** Further links of a section. The button of a page belongs to its opening block. */
export function SectionLinks({ actions }: { actions: readonly Action[] }) {
	if (actions.length === 0) return null;
	return (
		<p className="flex flex-wrap gap-x-8">
			{actions.map(({ label, href }) => (
				<a key={href} href={href} className="link inline-flex items-center min-h-11 font-medium">
					{label}
				</a>
			))}
		</p>
	);
}
