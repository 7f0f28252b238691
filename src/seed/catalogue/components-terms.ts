import type { Texts } from '../types.ts';

/** One text in five languages, in the order it, en, es, fr, ja. */
export const inAll = (it: string, en: string, es: string, fr: string, ja: string): Texts => ({
	it,
	en,
	es,
	fr,
	ja,
});

/** Figures with a decimal point, which becomes a comma in Italian, Spanish and French. */
export function decimal(text: string): Texts {
	const comma = text.replaceAll('.', ',');
	return inAll(comma, text, comma, comma, text);
}

/** Ratchet of a freehub: engagement points per turn and the angle between two of them. */
export function engagement(points: number): Texts {
	const angle = (360 / points).toFixed(1).replace('.0', '');
	const comma = angle.replace('.', ',');
	return inAll(
		`${points} punti, ${comma}°`,
		`${points} points, ${angle}°`,
		`${points} puntos, ${comma}°`,
		`${points} points, ${comma}°`,
		`${points}ノッチ、${angle}°`,
	);
}

export const ALLOY_7075 = inAll(
	'Alluminio 7075-T6',
	'7075-T6 aluminium',
	'Aluminio 7075-T6',
	'Aluminium 7075-T6',
	'アルミニウム7075-T6',
);
export const ALLOY_7075_CNC = inAll(
	'Alluminio 7075-T6 lavorato CNC',
	'7075-T6 aluminium, CNC machined',
	'Aluminio 7075-T6 mecanizado CNC',
	'Aluminium 7075-T6 usiné CNC',
	'アルミニウム7075-T6、CNC加工',
);
export const ALLOY_7075_ANODISED = inAll(
	'Alluminio 7075-T6 anodizzato',
	'7075-T6 aluminium, anodised',
	'Aluminio 7075-T6 anodizado',
	'Aluminium 7075-T6 anodisé',
	'アルミニウム7075-T6、アルマイト処理',
);
export const ALLOY_6061 = inAll(
	'Alluminio 6061-T6',
	'6061-T6 aluminium',
	'Aluminio 6061-T6',
	'Aluminium 6061-T6',
	'アルミニウム6061-T6',
);
export const ALLOY_6082 = inAll(
	'Alluminio 6082-T6 forgiato',
	'6082-T6 aluminium, forged',
	'Aluminio 6082-T6 forjado',
	'Aluminium 6082-T6 forgé',
	'アルミニウム6082-T6、鍛造',
);
export const STEEL = inAll(
	'Acciaio nichelato',
	'Nickel-plated steel',
	'Acero niquelado',
	'Acier nickelé',
	'スチール、ニッケルメッキ',
);
export const CR_MO = inAll(
	'Acciaio al cromo-molibdeno',
	'Chromoly steel',
	'Acero al cromo-molibdeno',
	'Acier chrome-molybdène',
	'クロムモリブデン鋼',
);
export const CARBON_UD = inAll(
	'Carbonio unidirezionale, inserti in alluminio',
	'Unidirectional carbon, aluminium inserts',
	'Carbono unidireccional, insertos de aluminio',
	'Carbone unidirectionnel, inserts en aluminium',
	'UDカーボン、アルミニウムインサート',
);
export const BEARINGS_STEEL = inAll(
	'Cuscinetti sigillati in acciaio',
	'Sealed steel cartridge bearings',
	'Rodamientos sellados de acero',
	'Roulements étanches en acier',
	'スチール製シールドベアリング',
);
export const BEARINGS_STAINLESS = inAll(
	'Cuscinetti sigillati in acciaio inox',
	'Sealed stainless steel cartridge bearings',
	'Rodamientos sellados de acero inoxidable',
	'Roulements étanches en acier inoxydable',
	'ステンレス製シールドベアリング',
);
export const BEARINGS_CERAMIC = inAll(
	'Cuscinetti ibridi, sfere in ceramica',
	'Hybrid bearings, ceramic balls',
	'Rodamientos híbridos, bolas cerámicas',
	'Roulements hybrides, billes céramique',
	'ハイブリッドベアリング（セラミックボール）',
);
export const BEARINGS_ANGULAR = inAll(
	'A contatto obliquo 45° × 45°, sigillati',
	'Angular contact 45° × 45°, sealed',
	'Contacto angular 45° × 45°, sellados',
	'Contact oblique 45° × 45°, étanches',
	'アンギュラーコンタクト45°×45°、シールド',
);
export const ROTOR_SPLINED = inAll(
	'Millerighe, ghiera di serraggio',
	'Splined, lockring',
	'Estriado, anillo de cierre',
	'Cannelé, bague de serrage',
	'スプライン、ロックリング固定',
);
export const ROTOR_SIX_BOLT = inAll(
	'6 fori, 44 mm',
	'6-bolt, 44 mm',
	'6 tornillos, 44 mm',
	'6 vis, 44 mm',
	'6ボルト、44mm',
);
export const DISC_BRAKE = inAll('Disco', 'Disc', 'Disco', 'Disque', 'ディスク');
export const SPOKES_STRAIGHT = inAll(
	'Testa dritta',
	'Straight-pull',
	'Cabeza recta',
	'Tête droite',
	'ストレートプル',
);
export const SPOKES_J_BEND = inAll(
	'Testa curva',
	'J-bend',
	'Cabeza curva',
	'Tête coudée',
	'Jベンド',
);

export const FOR_ROAD = inAll('Strada', 'Road', 'Carretera', 'Route', 'ロード');
export const FOR_GRAVEL = inAll('Gravel', 'Gravel', 'Gravel', 'Gravel', 'グラベル');
export const FOR_MTB = inAll(
	'MTB: XC e trail',
	'MTB: XC and trail',
	'MTB: XC y trail',
	'VTT : XC et trail',
	'MTB（XC、トレイル）',
);
export const FOR_TRACK = inAll('Pista', 'Track', 'Pista', 'Piste', 'トラック');
export const FOR_ROAD_GRAVEL = inAll(
	'Strada e gravel',
	'Road and gravel',
	'Carretera y gravel',
	'Route et gravel',
	'ロード、グラベル',
);
export const FOR_ALL_ROAD = inAll(
	'Strada, gravel, città',
	'Road, gravel, city',
	'Carretera, gravel, ciudad',
	'Route, gravel, ville',
	'ロード、グラベル、シティ',
);
