import { Image } from '#components/ui/Image.tsx';
import type { TeamModel } from '#content/editorial/block-parts.ts';
import { Section } from './parts/Section.tsx';
import type { BlockProps } from './props.ts';
import '#components/ui/row-list.css';
import '#components/ui/picture-ground.css';
import './TeamList.css';

interface TeamProps {
	team: TeamModel;
	/** True if any team of the list has a picture: then one without gets the drawn ground. */
	hasPictures: boolean;
	Heading: 'h2' | 'h3';
}

function Team({ team, hasPictures, Heading }: TeamProps) {
	return (
		<li className={hasPictures ? 'team team-pictured' : 'team'}>
			{team.picture && (
				<Image
					picture={{ ...team.picture, alt: '' }}
					sizes="(min-width: 1024px) 25vw, (min-width: 640px) 33vw, 100vw"
					className="team-picture picture-ground"
				/>
			)}
			{!team.picture && hasPictures && <span className="team-picture picture-ground" />}
			<div className="flex flex-col gap-3">
				<p className="kicker flex flex-wrap gap-x-4">
					<span>{team.discipline}</span> <span>{team.country}</span>
				</p>
				<Heading className="title-2">{team.name}</Heading>
			</div>
			{(team.text ?? team.action) && (
				<div className="flex flex-col gap-4">
					{team.text && <p className="text-soft">{team.text}</p>}
					{team.action && (
						<p>
							<a className="link" href={team.action.href}>
								{team.action.label}
							</a>
						</p>
					)}
				</div>
			)}
		</li>
	);
}

/** Teams as a start list: one line each, the name as large as it goes. */
export function TeamList({ block, isFirst }: BlockProps<'team_list'>) {
	const { title, text, items } = block;
	const hasPictures = items.some(({ picture }) => picture !== null);
	return (
		<Section title={title} text={text} isFirst={isFirst}>
			{items.length > 0 && (
				<ul className="row-list">
					{items.map((team) => (
						<Team
							key={team.name}
							team={team}
							hasPictures={hasPictures}
							Heading={title ? 'h3' : 'h2'}
						/>
					))}
				</ul>
			)}
		</Section>
	);
}
