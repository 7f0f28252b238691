import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import {
	AppBar,
	Layout,
	LocalesMenuButton,
	Logout,
	Sidebar,
	type SidebarProps,
	TitlePortal,
	useGetIdentity,
	UserMenu,
	useTranslate,
	useUserMenu,
	Link,
} from 'react-admin';
import { DeskMenu } from './DeskMenu.tsx';
import { PasswordPage } from './pages/PasswordPage.tsx';
import { useDocumentLanguage } from './use-document-language.ts';

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
