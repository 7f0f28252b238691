import { useEffect, useId, useRef, useState } from 'react';
import type { ItalianTown } from '#domain/addresses/italian-towns.ts';
import type { AccountWords } from '../parts/context.ts';

interface TownNoteProps {
	code: string;
	/** Towns of the code, at least one. */
	towns: readonly ItalianTown[];
	t: AccountWords['t'];
	onChoose: (town: ItalianTown) => void;
}

/** Note below a postal code: the town that it filled in, or a list of its towns to choose from. */
export function TownNote({ code, towns, t, onChoose }: TownNoteProps) {
	const id = useId();
	const [first] = towns;
	const [chosen, setChosen] = useState(towns.length === 1 ? first : undefined);
	const text = chosen
		? t('towns.filled', { town: chosen.name, province: chosen.province })
		: t('towns.several');
	// Screen readers announce changes of a live region, and not what it holds when it appears.
	const said = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (said.current) said.current.textContent = text;
	}, [text]);
	return (
		<>
			{towns.length > 1 && (
				<>
					<label className="visually-hidden" htmlFor={id}>
						{t('towns.label', { code })}
					</label>
					<select
						id={id}
						className="field picker town-list"
						value={chosen ? towns.indexOf(chosen) : ''}
						onChange={({ target }) => {
							const town = towns[Number(target.value)];
							if (!town) return;
							setChosen(town);
							onChoose(town);
						}}
					>
						{!chosen && <option value="">{t('towns.choose')}</option>}
						{towns.map(({ name, province }, index) => (
							<option key={`${name} ${province}`} value={index}>
								{name}
							</option>
						))}
					</select>
				</>
			)}
			<p ref={said} className="field-hint" role="status" />
		</>
	);
}
