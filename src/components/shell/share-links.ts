export interface ShareLink {
	id: 'facebook' | 'x' | 'linkedin' | 'whatsapp' | 'email';
	/** Name of the network; null for mail, whose name is translated. */
	network: string | null;
	href: string;
}

/**
 * Addresses that share the current page with a network or a mail program. `url` is absolute.
 * Facebook and LinkedIn read title and picture from the page; the others need text as a parameter.
 */
export function shareLinks(url: string, subject: string): ShareLink[] {
	const page = encodeURIComponent(url);
	const title = encodeURIComponent(subject);
	return [
		{
			id: 'facebook',
			network: 'Facebook',
			href: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
		},
		{ id: 'x', network: 'X', href: `https://x.com/intent/post?text=${title}&url=${page}` },
		{
			id: 'linkedin',
			network: 'LinkedIn',
			href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
		},
		{ id: 'whatsapp', network: 'WhatsApp', href: `https://wa.me/?text=${title}%0A${page}` },
		{
			id: 'email',
			network: null,
			href: `mailto:?subject=${title}&body=${page}`,
		},
	];
}
