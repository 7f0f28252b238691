import '#components/ui/scroll-cue.css';
import '#styles/rich-text-long.css';

/** HTML that `content/` has sanitised. */
export function RichText({ html }: { html: string }) {
	return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
