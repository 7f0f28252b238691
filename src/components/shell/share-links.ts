export interface ShareLink {
	id: 'facebook' | 'x' | 'linkedin' | 'whatsapp' | 'email';
	/** Name of the network; null for mail, whose name is translated. */
	network: string | null;
	href: string;
}

/**
 * Addresses that hand the current page to a network or a mail program. `url` is absolute. Networks
 * read title and picture off the page, so only the mail carries a subject.
 */
export function shareLinks(url: string, subject: string): ShareLink[] {
	const page = encodeURIComponent(url);
	return [
		{
			id: 'facebook',
			network: 'Facebook',
			href: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
		},
		{ id: 'x', network: 'X', href: `https://x.com/intent/post?url=${page}` },
		{
			id: 'linkedin',
			network: 'LinkedIn',
			href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
		},
		{ id: 'whatsapp', network: 'WhatsApp', href: `https://wa.me/?text=${page}` },
		{
			id: 'email',
			network: null,
			href: `mailto:?subject=${encodeURIComponent(subject)}&body=${page}`,
		},
	];
}
