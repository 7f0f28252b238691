import { toClusters, toCodes, composed, drawn, isPictograph, spelt, SPACE } from './clusters.ts';
import { filesWith, SITE_FACE } from './faces.ts';
import { toEmptyBox, type Cut, type PlacedGlyph, type ShapedLine } from './glyphs.ts';
import { openOutlines, type Outlines } from './outlines.ts';

/** Cached shaped lines, some 20 MB: documents repeat the same lines. */
const KEPT_LINES = 20_000;

/** Cached clusters: a parcel's address has names of all the world. */
const KEPT_CLUSTERS = 50_000;

/**
 * Space between words beyond the face's own, in parts of the size, as `styles/reset.css` gives it
 * to the site: the face has little, condensed hardly any.
 */
const WORD_SPACE = 0.07;

const holdsAll = ({ characters }: Outlines, cluster: string): boolean =>
	toCodes(drawn(cluster)).every((code) => characters.has(code));

/**
 * Typeface of the site, with fallbacks for missing characters. All documents share one instance:
 * lines are cached, and one document repeats most of the last.
 */
export class Typeface {
	static readonly #shared = new Typeface();
	#site: Outlines | undefined;
	/** Files by cluster; null if none draws it. */
	readonly #outlines = new Map<string, Outlines | null>();
	readonly #lines = new Map<string, ShapedLine>();

	/** Opens the files for the characters of these texts, and no more. No other text may be set. */
	static async for(texts: Iterable<string>): Promise<Typeface> {
		await this.#shared.#open(texts);
		return this.#shared;
	}

	async #open(texts: Iterable<string>): Promise<void> {
		this.#site ??= await openOutlines(SITE_FACE);
		if (this.#outlines.size > KEPT_CLUSTERS) this.#forget();
		const missing = new Set<string>();
		for (const text of texts) {
			for (const cluster of toClusters(composed(text))) {
				if (!this.#outlines.has(cluster)) missing.add(cluster);
			}
		}
		for (const cluster of missing) await this.#know(cluster);
	}

	async #know(cluster: string): Promise<void> {
		const found = await this.#find(cluster);
		this.#outlines.set(cluster, found);
		if (found) return;
		for (const character of drawn(cluster) + spelt(cluster)) {
			if (!this.#outlines.has(character))
				this.#outlines.set(character, await this.#find(character));
		}
	}

	/** Clears the lines too: a cluster that is asked for again is found again. */
	#forget(): void {
		this.#outlines.clear();
		this.#lines.clear();
	}

	/** File that draws a letter; characters of the site's own are always available. */
	#findOutlines(cluster: string): Outlines | null {
		const known = this.#outlines.get(cluster);
		if (known !== undefined) return known;
		return this.#site && holdsAll(this.#site, cluster) ? this.#site : null;
	}

	/** Finds the first file that holds a letter with all its marks. */
	async #find(cluster: string): Promise<Outlines | null> {
		if (this.#site && holdsAll(this.#site, cluster)) return this.#site;
		for (const file of await filesWith(toCodes(drawn(cluster))[0] ?? 0)) {
			const outlines = await openOutlines(file);
			if (holdsAll(outlines, cluster)) return outlines;
		}
		return null;
	}

	/** True if a letter can be drawn; otherwise it is a box. */
	covers(cluster: string): boolean {
		return this.#findOutlines(composed(cluster)) !== null;
	}

	/** Removes the emoji that no face draws: in a picture they say nothing as a box. */
	withoutPictographs(text: string): string {
		const isShown = (cluster: string) => this.covers(cluster) || !isPictograph(cluster);
		return [...toClusters(composed(text))].filter(isShown).join('');
	}

	/** Returns the parts of a text that no face draws, each once. */
	uncovered(text: string): string[] {
		return [...new Set(this.#drawable(composed(text)))].filter((part) => !this.covers(part));
	}

	/** Line set in one size; the same object each time, as words recur from page to page. */
	line(text: string, cut: Cut): ShapedLine {
		const key = `${cut.weight}/${cut.width}/${cut.isTabular ?? false}/${text}`;
		const known = this.#lines.get(key);
		if (known) return known;
		const [oldest] = this.#lines.keys();
		if (this.#lines.size >= KEPT_LINES && oldest !== undefined) this.#lines.delete(oldest);
		const line = this.#shape(composed(text), cut);
		this.#lines.set(key, line);
		return line;
	}

	#shape(text: string, cut: Cut): ShapedLine {
		const glyphs: PlacedGlyph[] = [];
		let width = 0;
		for (const { outlines, run } of this.#runs(text)) {
			const shaped = outlines ? outlines.run(run, cut) : toEmptyBox(run);
			for (const glyph of shaped.glyphs) glyphs.push({ ...glyph, x: glyph.x + width });
			width += shaped.width + (run === SPACE ? WORD_SPACE : 0);
		}
		return { glyphs, width };
	}

	/** Splits a text into runs of one file each; a space and a substitute are runs of their own. */
	#runs(text: string): { outlines: Outlines | null; run: string }[] {
		const runs: { outlines: Outlines | null; run: string }[] = [];
		for (const run of this.#drawable(text)) {
			const outlines = this.#findOutlines(run);
			const last = runs.at(-1);
			const isOwn = !outlines || run === SPACE || last?.run === SPACE;
			if (last && last.outlines === outlines && !isOwn) last.run += run;
			else runs.push({ outlines, run });
		}
		return runs;
	}

	/**
	 * Splits into letters with their marks; a mark that no file has with its letter follows it. A
	 * sign that no file has gives way to the letters that it stands for: `Ⅳ` to `IV`.
	 */
	*#drawable(text: string): Generator<string> {
		for (const cluster of toClusters(text)) {
			const bare = drawn(cluster);
			if (bare === '' || bare < SPACE) continue;
			const letters = spelt(cluster);
			if (this.#findOutlines(cluster)) yield cluster;
			else if ([...letters].every((letter) => this.#findOutlines(letter))) yield* letters;
			else if (isPictograph(bare)) yield bare;
			else yield* bare;
		}
	}
}
