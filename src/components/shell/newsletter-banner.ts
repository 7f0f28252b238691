/**
 * The banner's address goes on behind the `#`, which no request carries, and stands in the newsletter
 * page's query by history. Without script the form posts it as a plain query.
 */
const MARK = '#email=';

function take(): void {
	if (!location.hash.startsWith(MARK)) return;
	const query = new URLSearchParams(location.hash.slice(1));
	history.replaceState(history.state, '', `${location.pathname}?${query}`);
	const field = document.querySelector<HTMLInputElement>('main .form [name=email]');
	// A form that has its script already has read the address before.
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
