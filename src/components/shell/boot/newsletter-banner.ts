/**
 * Passes the banner's e-mail address on after the `#`, which no request carries; the newsletter
 * page moves it to its query by history. Without script the form sends it as a plain query.
 */
const MARK = '#email=';

function take(): void {
	if (!location.hash.startsWith(MARK)) return;
	const query = new URLSearchParams(location.hash.slice(1));
	history.replaceState(history.state, '', `${location.pathname}?${query}`);
	const field = document.querySelector<HTMLInputElement>('main .form [name=email]');
	// A form whose script has loaded already has read the address before.
	if (!field?.form?.noValidate) return;
	field.value = query.get('email') ?? '';
	field.dispatchEvent(new Event('input', { bubbles: true }));
	field.focus();
}

take();
addEventListener('hashchange', take);
addEventListener('submit', (event) => {
	const form = event.target as HTMLFormElement;
	if (!form.matches('.newsletter form')) return;
	event.preventDefault();
	const email = String(new FormData(form).get('email') ?? '').trim();
	const { pathname } = new URL(form.action);
	location.assign(email === '' ? pathname : `${pathname}#${new URLSearchParams({ email })}`);
});

export {};
