import Insights from '@mui/icons-material/InsightsOutlined';
import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, type ReactNode } from 'react';
import {
	AppBar,
	Layout,
	LocalesMenuButton,
	Logout,
	Menu,
	Sidebar,
	type SidebarProps,
	TitlePortal,
	useGetIdentity,
	usePermissions,
	UserMenu,
	useTranslate,
	useUserMenu,
	Link,
} from 'react-admin';
import { DESK_RESOURCE_NAMES } from '#contract/desk/resources.ts';
import { isEditor, mayDo } from './auth-provider.ts';
import { PasswordPage } from './pages/PasswordPage.tsx';
import { useDocumentLanguage } from './use-document-language.ts';

/** Lazy: only staff who edit the site need it. */
const EditingMenu = lazy(() => import('./editing/EditingMenu.tsx'));

function PasswordItem() {
	const translate = useTranslate();
	const menu = useUserMenu();
	return (
		<MenuItem component={Link} to="/password" onClick={() => menu?.onClose()}>
			{translate('desk.password.title')}
		</MenuItem>
	);
}

function DeskBar() {
	const { identity } = useGetIdentity();
	return (
		<AppBar
			alwaysOn
			userMenu={
				<UserMenu label={identity?.fullName}>
					<PasswordItem />
					<Logout />
				</UserMenu>
			}
			toolbar={<LocalesMenuButton />}
		>
			<TitlePortal />
		</AppBar>
	);
}

/** Lists that people open every day, and that come first; the rest follows by capability. */
const DAILY = ['orders', 'returns', 'withdrawals', 'submissions', 'wheel_registrations'];
const placeOf = (name: string) => (DAILY.includes(name) ? DAILY.indexOf(name) : DAILY.length);

/** Menu of the lists that the role may open. */
function DeskMenu() {
	const { permissions: role } = usePermissions();
	const lists = DESK_RESOURCE_NAMES.filter((name) => role && mayDo(role, 'list', name)).toSorted(
		(a, b) => placeOf(a) - placeOf(b),
	);
	const mayErase = role === 'support' || role === 'admin';
	return (
		<Menu>
			<Menu.DashboardItem primaryText="desk.today.title" />
			<Menu.Item to="/measurement" leftIcon={<Insights />} primaryText="desk.measurement.title" />
			{isEditor(role) && (
				<Suspense>
					<EditingMenu />
				</Suspense>
			)}
			{lists.map((name) => (
				<Menu.ResourceItem key={name} name={name} />
			))}
			{mayErase && (
				<Menu.Item to="/people" leftIcon={<PersonSearch />} primaryText="desk.people.title" />
			)}
		</Menu>
	);
}

/** Sidebar; on a narrow screen it is folded and opens as a dialog, which needs a name. */
function DeskSidebar(props: SidebarProps) {
	const translate = useTranslate();
	const isDialog = useMediaQuery('(max-width: 599px)');
	const paper = isDialog ? { 'aria-label': translate('desk.menu') } : {};
	return <Sidebar {...props} slotProps={{ paper }} />;
}

/** Bar, menu and page; only the password page for staff who must choose a new password first. */
export function DeskLayout({ children }: { children: ReactNode }) {
	const { identity } = useGetIdentity();
	useDocumentLanguage();
	return (
		<Layout appBar={DeskBar} menu={DeskMenu} sidebar={DeskSidebar}>
			{identity?.['mustChangePassword'] === true ? <PasswordPage /> : children}
		</Layout>
	);
}
