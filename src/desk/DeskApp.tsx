import { lazy } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import {
	DESK_RESOURCE_NAMES,
	deskResource,
	type DeskResourceName,
} from '#contract/desk/resources.ts';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { DeskLayout } from './DeskLayout.tsx';
import { DeskList } from './DeskList.tsx';
import { editingRoutes } from './editing/routes.tsx';
import { toIcon } from './icons.tsx';
import { i18nProvider } from './i18n.ts';
import { PasswordPage } from './pages/PasswordPage.tsx';
import { People } from './pages/People.tsx';
import { SignIn } from './pages/SignIn.tsx';
import { Today } from './pages/Today.tsx';
import { theme } from './theme.ts';

/** Lazy loading: the app starts with a list; one record and its forms load when it is opened. */
const DeskShow = lazy(async () => ({ default: (await import('./DeskShow.tsx')).DeskShow }));
const DeskEdit = lazy(async () => ({ default: (await import('./DeskForms.tsx')).DeskEdit }));
const DeskCreate = lazy(async () => ({ default: (await import('./DeskForms.tsx')).DeskCreate }));

/** Lazy: a page of its own, with a library of charts. */
const Measurement = lazy(async () => ({
	default: (await import('./measurement/Measurement.tsx')).Measurement,
}));

/** Pages of one resource type, all made from its declaration. */
function toPages(name: DeskResourceName) {
	const { change, create, title } = deskResource(name);
	return {
		list: <DeskList name={name} />,
		show: <DeskShow name={name} />,
		...(change ? { edit: <DeskEdit name={name} /> } : {}),
		...(create ? { create: <DeskCreate name={name} /> } : {}),
		recordRepresentation: title,
		icon: toIcon(name),
	};
}

/** The whole app. Its routes live behind the `#`, so one page of the host serves them all. */
export function DeskApp() {
	return (
		<Admin
			authProvider={authProvider}
			dataProvider={dataProvider}
			i18nProvider={i18nProvider}
			theme={theme}
			darkTheme={null}
			layout={DeskLayout}
			loginPage={SignIn}
			dashboard={Today}
			requireAuth
			disableTelemetry
		>
			{DESK_RESOURCE_NAMES.map((name) => (
				<Resource key={name} name={name} {...toPages(name)} />
			))}
			<CustomRoutes>
				<Route path="/password" element={<PasswordPage />} />
				<Route path="/measurement" element={<Measurement />} />
				<Route path="/people" element={<People />} />
				{editingRoutes}
			</CustomRoutes>
		</Admin>
	);
}
