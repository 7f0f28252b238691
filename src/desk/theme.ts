import { defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { FACE, FIXED, ROOMS } from '#brand/brand.ts';

const colours = { ...ROOMS.light, ...FIXED };

const ring = { outline: `2px solid ${colours.ink}`, outlineOffset: '2px' };

/** Light paper, dark ink, yellow for the primary action. Yellow never carries text on white. */
export const theme: RaThemeOptions = {
	...defaultLightTheme,
	palette: {
		mode: 'light',
		primary: { main: colours.ink, contrastText: colours.paper },
		secondary: { main: colours.ink, contrastText: colours.paper },
		error: { main: colours.promo },
		success: { main: colours.success },
		warning: { main: colours.warning },
		text: { primary: colours.ink, secondary: colours.soft },
		background: { default: colours.ground, paper: colours.paper },
		divider: colours.rule,
	},
	shape: { borderRadius: 2 },
	motion: { reducedMotion: 'system' },
	typography: {
		fontFamily: `'${FACE.family}', system-ui, sans-serif`,
		fontSize: 15,
		h5: { fontWeight: 600 },
		h6: { fontWeight: 600 },
		button: { textTransform: 'none', fontWeight: 600 },
	},
	components: {
		...defaultLightTheme.components,
		MuiAppBar: {
			styleOverrides: {
				root: {
					backgroundColor: colours.secondary,
					color: colours.paper,
					boxShadow: 'none',
					borderBottom: `3px solid ${colours.primary}`,
				},
			},
		},
		MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': ring } } },
		MuiButton: {
			styleOverrides: {
				root: {
					'&.MuiButton-contained.MuiButton-colorPrimary': {
						backgroundColor: colours.primary,
						color: colours['on-primary'],
						boxShadow: 'none',
						'&:hover': { backgroundColor: colours['primary-lit'], boxShadow: 'none' },
						'&.Mui-disabled': { backgroundColor: colours.rule, color: colours.soft },
					},
				},
			},
		},
		// On the hover background of a field the error red falls a tenth short of legible contrast.
		MuiFilledInput: {
			styleOverrides: { root: { '&.Mui-error:hover': { backgroundColor: colours.paper } } },
		},
		MuiPaper: { defaultProps: { elevation: 0 } },
		MuiTableCell: {
			styleOverrides: {
				head: { fontWeight: 600, color: colours.ink },
				sizeSmall: { paddingInline: 12 },
			},
		},
		RaMenuItemLink: {
			styleOverrides: {
				root: {
					minHeight: 44,
					// The longest name fits beside its icon.
					fontSize: '0.9375rem',
					paddingRight: 8,
					'& .RaMenuItemLink-icon': { minWidth: 34 },
					color: colours.ink,
					'&.RaMenuItemLink-active': {
						fontWeight: 600,
						color: colours.ink,
						boxShadow: `inset 4px 0 0 ${colours.primary}`,
					},
				},
			},
		},
	},
};
