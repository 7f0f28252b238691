import type { PageSeed } from '../types.ts';
import { COMPANY } from './company.ts';
import { CONTACTS } from './contacts.ts';
import { DOWNLOAD } from './download.ts';
import { HOME } from './home.ts';
import { K1_RD } from './landing/k1-rd.ts';
import { KLEOS_RD_36 } from './landing/kleos-rd-36.ts';
import { KLEOS_RD_50 } from './landing/kleos-rd-50.ts';
import { KLEOS_RD_62 } from './landing/kleos-rd-62.ts';
import { KLEOS_RD } from './landing/kleos-rd.ts';
import { NEWSLETTER } from './newsletter.ts';
import { QUALITY } from './quality.ts';
import { RACE_DIVISION } from './race-division.ts';
import { RETAILERS } from './retailers.ts';
import { TEAMS } from './teams.ts';
import { TECH_CENTRE } from './tech-centre.ts';
import { TECHNOLOGIES } from './technologies.ts';
import { WARRANTY_EXTENSION } from './warranty-extension.ts';
import { WHEEL_CARE } from './wheel-care.ts';
import { WORLD_BRAKES } from './world-brakes.ts';
import { WORLD_TRANSMISSION } from './world-transmission.ts';
import { WORLD_WHEELS } from './world-wheels.ts';

/** Every page of the CMS but the legal ones, parents before children. */
export const PAGES: PageSeed[] = [
	HOME,
	COMPANY,
	QUALITY,
	RACE_DIVISION,
	TEAMS,
	TECH_CENTRE,
	WHEEL_CARE,
	TECHNOLOGIES,
	CONTACTS,
	RETAILERS,
	DOWNLOAD,
	WARRANTY_EXTENSION,
	NEWSLETTER,
	WORLD_WHEELS,
	WORLD_TRANSMISSION,
	WORLD_BRAKES,
	KLEOS_RD,
	KLEOS_RD_36,
	KLEOS_RD_50,
	KLEOS_RD_62,
	K1_RD,
];
