import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { FACE, NAME } from '#brand/brand.ts';
import { DeskApp } from './DeskApp.tsx';
import './desk.css';

document.title = NAME;
document.fonts.add(
	new FontFace(FACE.family, `url(${FACE.file})`, {
		weight: FACE.weights,
		stretch: FACE.widths,
		display: 'swap',
	}),
);

const place = document.getElementById('desk');
if (!place) throw new Error('Missing element #desk: expected it in index.html');
createRoot(place).render(
	<StrictMode>
		<DeskApp />
	</StrictMode>,
);
