import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { HttpError, LocalesMenuButton, useLogin, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { NAME } from '#brand/brand.ts';
import { useDocumentLanguage } from '../use-document-language.ts';

const waitSchema = v.object({ retryAfter_s: v.number() });

interface Refusal {
	key: string;
	minutes: number;
}

function toRefusal(cause: unknown): Refusal {
	if (!(cause instanceof HttpError)) return { key: 'desk.signIn.failed', minutes: 0 };
	const wait = v.safeParse(waitSchema, cause.body);
	const minutes = wait.success ? Math.max(1, Math.ceil(wait.output.retryAfter_s / 60)) : 1;
	if (cause.status === 429) return { key: 'desk.signIn.tooMany', minutes };
	const isWrong = cause.status === 401 || cause.status === 422;
	return { key: isWrong ? 'desk.signIn.wrong' : 'desk.signIn.failed', minutes };
}

/** Sign-in form. States: initial, pending, rejected with the reason. */
export function SignIn() {
	const translate = useTranslate();
	const login = useLogin();
	const [isAsking, setAsking] = useState(false);
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	useDocumentLanguage();

	async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		const given = new FormData(event.currentTarget);
		setAsking(true);
		setRefusal(null);
		try {
			await login({ email: given.get('email'), password: given.get('password') });
		} catch (cause) {
			setRefusal(toRefusal(cause));
		} finally {
			setAsking(false);
		}
	}
	return (
		<Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
			<Box
				component="form"
				onSubmit={(event: FormEvent<HTMLFormElement>) => void submit(event)}
				sx={{ display: 'grid', gap: 2.5, width: '100%', maxWidth: 380 }}
			>
				<Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
					<Typography sx={{ fontWeight: 600, letterSpacing: '0.02em' }}>{NAME}</Typography>
					<LocalesMenuButton />
				</Box>
				<Typography component="h1" variant="h5">
					{translate('desk.signIn.title')}
				</Typography>
				<div role="alert">
					{refusal && (
						<Alert severity="error" role="none">
							{translate(refusal.key, { minutes: refusal.minutes })}
						</Alert>
					)}
				</div>
				<TextField
					name="email"
					type="email"
					label={translate('ra.auth.email')}
					autoComplete="username"
					required
					autoFocus
				/>
				<TextField
					name="password"
					type="password"
					label={translate('ra.auth.password')}
					autoComplete="current-password"
					required
				/>
				<Button type="submit" variant="contained" size="large" disabled={isAsking}>
					{translate('ra.auth.sign_in')}
				</Button>
			</Box>
		</Box>
	);
}
