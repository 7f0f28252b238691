import ListSubheader from '@mui/material/ListSubheader';
import { lazy, Suspense } from 'react';
import { Menu, usePermissions, useSidebarState, useTranslate } from 'react-admin';
import { DESK_RESOURCE_NAMES } from '#contract/desk/resources.ts';
import { isEditor, mayDo } from './auth-provider.ts';
import { toIcon } from './icons.tsx';
import { toLists, MENU_GROUPS, type MenuGroup } from './menu-groups.ts';

/** Lazy: only staff who edit the site need it. */
const EditingMenu = lazy(() => import('./editing/EditingMenu.tsx'));

const MeasurementIcon = toIcon('measurement');
const PeopleIcon = toIcon('people');

/** Name of a group; a folded menu has no room for it. */
function GroupName({ group }: { group: MenuGroup }) {
	const translate = useTranslate();
	const [isOpen] = useSidebarState();
	if (!isOpen) return null;
	return (
		<ListSubheader
			role="presentation"
			sx={{ background: 'none', lineHeight: 1.4, pt: 2, pb: 0.5, color: 'text.secondary' }}
		>
			{translate(`desk.groups.${group}`)}
		</ListSubheader>
	);
}

/** Menu of the lists that the role may open, in five groups; a group without lists is left out. */
export function DeskMenu() {
	const { permissions: role } = usePermissions();
	const names = DESK_RESOURCE_NAMES.filter((name) => role && mayDo(role, 'list', name));
	const mayErase = role === 'support' || role === 'admin';
	const isSite = isEditor(role);
	return (
		<Menu>
			<Menu.DashboardItem primaryText="desk.today.title" />
			<Menu.Item
				to="/measurement"
				leftIcon={<MeasurementIcon />}
				primaryText="desk.measurement.title"
			/>
			{MENU_GROUPS.flatMap((group) => {
				const lists = toLists(group, names);
				const isEdited = isSite && (group === 'shop' || group === 'site');
				const hasPeople = mayErase && group === 'people';
				if (lists.length === 0 && !isEdited && !hasPeople) return [];
				return [
					<GroupName key={group} group={group} />,
					...(isEdited
						? [
								<Suspense key={`${group}-site`}>
									<EditingMenu group={group} />
								</Suspense>,
							]
						: []),
					...lists.map((name) => <Menu.ResourceItem key={name} name={name} />),
					...(hasPeople
						? [
								<Menu.Item
									key="people"
									to="/people"
									leftIcon={<PeopleIcon />}
									primaryText="desk.people.title"
								/>,
							]
						: []),
				];
			})}
		</Menu>
	);
}
