import { ContactCard } from '#components/contact/ContactCard.tsx';
import { Section } from './parts/Section.tsx';
import type { BlockProps } from './props.ts';
import '#components/ui/notice-box.css';

export function Contact({ block, isFirst, texts }: BlockProps<'contact'>) {
	return (
		<Section title={block.title} isFirst={isFirst}>
			<ContactCard contact={block.contact} t={texts.content} />
		</Section>
	);
}

/** Place of a form. While the form is disabled, lists other ways of contact. */
export function FormPlace({ block, isFirst, texts }: BlockProps<'form'>) {
	const { email, phone } = block.contact;
	return (
		<Section title={block.title ?? block.name} text={block.description} isFirst={isFirst}>
			<div className="notice-box">
				<p>{texts.content('form.unavailable', { email, phone })}</p>
				<p>
					<a className="btn-primary" href={`mailto:${email}`}>
						{texts.content('form.write')}
					</a>
				</p>
			</div>
		</Section>
	);
}
