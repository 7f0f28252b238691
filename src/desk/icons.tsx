import SvgIcon from '@mui/material/SvgIcon';
import { type ComponentType, lazy, Suspense } from 'react';
import type { IconName } from './icon-set.ts';

/**
 * Icon of an entry of the menu. All come in one file after the app, which does not wait for them; an empty one
 * keeps the place.
 */
export function toIcon(name: IconName): ComponentType {
	const Icon = lazy(async () => ({ default: (await import('./icon-set.ts')).getIcon(name) }));
	return function MenuIcon() {
		return (
			<Suspense fallback={<SvgIcon />}>
				<Icon />
			</Suspense>
		);
	};
}
