import { DocumentList } from '#components/document/DocumentList.tsx';
import { Section } from './parts/Section.tsx';
import type { BlockProps } from './props.ts';

export function DownloadList({ block, isFirst, texts }: BlockProps<'download_list'>) {
	return (
		<Section title={block.title} isFirst={isFirst}>
			<DocumentList rows={block.documents} texts={texts} />
		</Section>
	);
}
