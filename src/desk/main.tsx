import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DeskApp } from './DeskApp.tsx';
import './desk.css';

const place = document.getElementById('desk');
if (!place) throw new Error('the page has no place for the desk');
createRoot(place).render(
	<StrictMode>
		<DeskApp />
	</StrictMode>,
);
