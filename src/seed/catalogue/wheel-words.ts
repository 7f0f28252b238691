import { freehubs } from './freehubs.ts';
import type { Texts, VariantSeed } from '../types.ts';

/** A variant sold at the suggested retail price; `price` in gross cents, weight in g. */
export function variant(
	code: string,
	options: Record<string, string>,
	color: string | null,
	weight_g: number,
	availability: VariantSeed['availability'],
	price: number,
): VariantSeed {
	return {
		code,
		options,
		...(color === null ? {} : { color }),
		weight_g,
		availability,
		price,
		street_price: price,
	};
}

/** Points of engagement and the angle between two of them. */
export function engagement(points: number): Texts {
	const degrees = (360 / points).toFixed(1).replace(/\.0$/, '');
	const comma = degrees.replace('.', ',');
	return {
		it: `${points} punti (${comma}°)`,
		en: `${points} points (${degrees}°)`,
		es: `${points} puntos (${comma}°)`,
		fr: `${points} points (${comma}°)`,
		ja: `${points}ノッチ（${degrees}°）`,
	};
}

/** Rim materials and finishes. */
export const CARBON_HIGH_MODULUS: Texts = {
	it: 'Carbonio ad alto modulo, monoscocca',
	en: 'High-modulus carbon, one piece',
	es: 'Carbono de alto módulo, monocasco',
	fr: 'Carbone haut module, monocoque',
	ja: '高弾性カーボン（一体成型）',
};
export const CARBON_STANDARD: Texts = {
	it: 'Carbonio a modulo intermedio',
	en: 'Intermediate-modulus carbon',
	es: 'Carbono de módulo intermedio',
	fr: 'Carbone à module intermédiaire',
	ja: '中弾性カーボン',
};
export const ALLOY_WELDED: Texts = {
	it: 'Alluminio 6061, giunto saldato',
	en: '6061 aluminium, welded joint',
	es: 'Aluminio 6061, junta soldada',
	fr: 'Aluminium 6061, jonction soudée',
	ja: '6061アルミ（溶接接合）',
};
export const ALLOY_SLEEVED: Texts = {
	it: 'Alluminio 6082, giunto a inserto',
	en: '6082 aluminium, sleeved joint',
	es: 'Aluminio 6082, junta con manguito',
	fr: 'Aluminium 6082, jonction manchonnée',
	ja: '6082アルミ（スリーブ接合）',
};
export const FINISH_MATT_UD: Texts = {
	it: 'Fibra unidirezionale opaca',
	en: 'Matt unidirectional weave',
	es: 'Fibra unidireccional mate',
	fr: 'Fibre unidirectionnelle mate',
	ja: 'UDカーボン・マット',
};
export const FINISH_GLOSS_UD: Texts = {
	it: 'Fibra unidirezionale lucida',
	en: 'Gloss unidirectional weave',
	es: 'Fibra unidireccional brillante',
	fr: 'Fibre unidirectionnelle brillante',
	ja: 'UDカーボン・グロス',
};
export const FINISH_3K: Texts = {
	it: 'Trama 3K opaca',
	en: 'Matt 3K weave',
	es: 'Trama 3K mate',
	fr: 'Tissage 3K mat',
	ja: '3K織り・マット',
};
export const FINISH_ANODISED: Texts = {
	it: 'Anodizzata opaca',
	en: 'Matt anodised',
	es: 'Anodizado mate',
	fr: 'Anodisation mate',
	ja: 'アルマイト・マット',
};
export const FINISH_MACHINED: Texts = {
	it: 'Anodizzata, pista frenante tornita',
	en: 'Anodised, machined brake track',
	es: 'Anodizado, pista de frenado torneada',
	fr: 'Anodisation, piste de freinage usinée',
	ja: 'アルマイト、ブレーキ面切削加工',
};

/** Tyre seats. */
export const TYRE_HOOKED: Texts = {
	it: 'Camera d’aria o tubeless ready, con uncino',
	en: 'Clincher or tubeless ready, hooked',
	es: 'Cubierta con cámara o tubeless ready, con gancho',
	fr: 'Pneu à chambre ou tubeless ready, avec crochet',
	ja: 'クリンチャー・チューブレスレディ（フック付き）',
};
export const TYRE_HOOKLESS: Texts = {
	it: 'Solo tubeless ready, senza uncino',
	en: 'Tubeless ready only, hookless',
	es: 'Solo tubeless ready, sin gancho',
	fr: 'Tubeless ready uniquement, sans crochet',
	ja: 'チューブレスレディ専用（フックレス）',
};
export const TYRE_CLINCHER: Texts = {
	it: 'Con camera d’aria',
	en: 'Clincher with inner tube',
	es: 'Cubierta con cámara',
	fr: 'Pneu à chambre à air',
	ja: 'クリンチャー（チューブ使用）',
};

/** Hubs. */
export const HUB_SL: Texts = {
	it: 'Livenza RD SL, flangia asimmetrica',
	en: 'Livenza RD SL, asymmetric flanges',
	es: 'Livenza RD SL, bridas asimétricas',
	fr: 'Livenza RD SL, flasques asymétriques',
	ja: 'Livenza RD SL（左右非対称フランジ）',
};
export const HUB_RD = 'Livenza RD';
export const HUB_GRAVEL = 'Livenza Sile Gravel';
export const HUB_TOURING = 'Livenza Touring';
export const HUB_MTB = 'Livenza Montello MTB';
export const HUB_TRAIL = 'Livenza Trail';
export const HUB_E_MTB = 'Livenza E-MTB';
export const HUB_TRACK_SL = 'Livenza Pista SL';
export const HUB_MACHINED: Texts = {
	it: 'Alluminio 7075 lavorato dal pieno',
	en: '7075 aluminium, machined from solid',
	es: 'Aluminio 7075 mecanizado de bloque',
	fr: 'Aluminium 7075 taillé dans la masse',
	ja: '7075アルミ削り出し',
};
export const HUB_FORGED: Texts = {
	it: 'Alluminio 6061 forgiato',
	en: 'Forged 6061 aluminium',
	es: 'Aluminio 6061 forjado',
	fr: 'Aluminium 6061 forgé',
	ja: '6061アルミ鍛造',
};
export const BEARINGS_HYBRID: Texts = {
	it: 'Sigillati, sfere ceramiche e piste in acciaio',
	en: 'Sealed, ceramic balls on steel races',
	es: 'Sellados, bolas cerámicas y pistas de acero',
	fr: 'Étanches, billes céramiques et bagues acier',
	ja: 'シールド、セラミックボールとスチールレース',
};
export const BEARINGS_STEEL: Texts = {
	it: 'Sigillati in acciaio',
	en: 'Sealed steel',
	es: 'Sellados de acero',
	fr: 'Étanches en acier',
	ja: 'シールド、スチール',
};
export const BEARINGS_STAINLESS: Texts = {
	it: 'Sigillati in acciaio inox, doppio labbro',
	en: 'Sealed stainless steel, double lip',
	es: 'Sellados de acero inoxidable, doble labio',
	fr: 'Étanches en acier inoxydable, double lèvre',
	ja: 'シールド、ステンレス、ダブルリップ',
};
export const FREEHUB_ROAD = freehubs('hg', 'xdr', 'n3w');
export const FREEHUB_OFFROAD = freehubs('hg', 'ms', 'xd');

/** Spokes and how they are laced. */
export const LACING_TWO_TO_ONE: Texts = {
	it: 'Raggi piatti in acciaio inox a testa dritta, rapporto 2:1',
	en: 'Bladed stainless straight-pull spokes, 2:1 ratio',
	es: 'Radios planos inoxidables de cabeza recta, relación 2:1',
	fr: 'Rayons plats inox à tête droite, rapport 2:1',
	ja: 'ステンレス扁平ストレートプルスポーク、2:1組み',
};
export const LACING_STRAIGHT_TWO_CROSS: Texts = {
	it: 'Raggi a testa dritta in acciaio inox, incrociati in seconda',
	en: 'Stainless straight-pull spokes, two-cross',
	es: 'Radios inoxidables de cabeza recta, dos cruces',
	fr: 'Rayons inox à tête droite, croisés par deux',
	ja: 'ステンレス・ストレートプルスポーク、2クロス組み',
};
export const LACING_BENT_THREE_CROSS: Texts = {
	it: 'Raggi a testa curva in acciaio inox da 2,0 mm, incrociati in terza',
	en: '2.0 mm stainless J-bend spokes, three-cross',
	es: 'Radios inoxidables de cabeza curva de 2,0 mm, tres cruces',
	fr: 'Rayons inox coudés de 2,0 mm, croisés par trois',
	ja: '2.0mmステンレス・Jベンドスポーク、3クロス組み',
};
export const NIPPLES_ALLOY: Texts = {
	it: 'Alluminio, autobloccanti',
	en: 'Self-locking aluminium',
	es: 'Aluminio, autobloqueantes',
	fr: 'Aluminium, autobloquantes',
	ja: 'アルミ、緩み止め付き',
};
export const NIPPLES_BRASS: Texts = {
	it: 'Ottone',
	en: 'Brass',
	es: 'Latón',
	fr: 'Laiton',
	ja: '真鍮',
};

/** Brakes. */
export { DISC_BRAKE } from './components-terms.ts';
export const RIM_BRAKE: Texts = {
	it: 'A pattino sul cerchio',
	en: 'Rim',
	es: 'De llanta',
	fr: 'Sur jante',
	ja: 'リム',
};
export const ROTOR_SPLINED: Texts = {
	it: 'Millerighe con ghiera',
	en: 'Splined with lockring',
	es: 'Estriado con anillo de cierre',
	fr: 'Cannelé avec bague de serrage',
	ja: 'スプライン式（ロックリング）',
};
export const ROTOR_SIX_BOLT: Texts = {
	it: '6 fori',
	en: '6-bolt',
	es: '6 tornillos',
	fr: '6 trous',
	ja: '6ボルト',
};

/** Contents of the box. */
export const INCLUDED_TUBELESS: Texts = {
	it: 'Nastro tubeless montato, valvole, ghiere per dischi, libretto con il numero di serie',
	en: 'Tubeless tape fitted, valves, rotor lockrings, booklet with serial numbers',
	es: 'Cinta tubeless montada, válvulas, anillos de cierre para discos, manual con el número de serie',
	fr: 'Fond de jante tubeless posé, valves, bagues de serrage de disque, livret avec numéros de série',
	ja: 'チューブレステープ（施工済み）、バルブ、ロックリング、シリアル番号入り冊子',
};
export const INCLUDED_TUBELESS_BAGS: Texts = {
	it: 'Nastro tubeless montato, valvole, ghiere per dischi, coppia di sacche, libretto con il numero di serie',
	en: 'Tubeless tape fitted, valves, rotor lockrings, pair of wheel bags, booklet with serial numbers',
	es: 'Cinta tubeless montada, válvulas, anillos de cierre para discos, dos fundas, manual con el número de serie',
	fr: 'Fond de jante tubeless posé, valves, bagues de serrage de disque, deux housses, livret avec numéros de série',
	ja: 'チューブレステープ（施工済み）、バルブ、ロックリング、ホイールバッグ2枚、シリアル番号入り冊子',
};
export const INCLUDED_SIX_BOLT: Texts = {
	it: 'Nastro tubeless montato, valvole, viti per dischi, adattatori perno',
	en: 'Tubeless tape fitted, valves, rotor bolts, axle end caps',
	es: 'Cinta tubeless montada, válvulas, tornillos para discos, adaptadores de eje',
	fr: 'Fond de jante tubeless posé, valves, vis de disque, embouts d’axe',
	ja: 'チューブレステープ（施工済み）、バルブ、ローターボルト、エンドキャップ',
};

/** Riding conditions after the usual five classes, 1 (paved road) to 5 (downhill). */
export const USE_ROAD: Texts = {
	it: 'Classe 1: strade asfaltate',
	en: 'ASTM category 1: paved roads',
	es: 'Clase 1: carreteras asfaltadas',
	fr: 'Classe 1 : routes asphaltées',
	ja: 'クラス1：舗装路',
};
export const USE_GRAVEL: Texts = {
	it: 'Classe 2: strade sterrate, salti fino a 15 cm',
	en: 'ASTM category 2: unpaved roads, drops up to 15 cm',
	es: 'Clase 2: caminos sin asfaltar, saltos de hasta 15 cm',
	fr: 'Classe 2 : chemins non revêtus, sauts jusqu’à 15 cm',
	ja: 'クラス2：未舗装路、15cmまでの段差',
};
export const USE_XC: Texts = {
	it: 'Classe 3: sentieri, salti fino a 60 cm',
	en: 'ASTM category 3: trails, drops up to 60 cm',
	es: 'Clase 3: senderos, saltos de hasta 60 cm',
	fr: 'Classe 3 : sentiers, sauts jusqu’à 60 cm',
	ja: 'クラス3：トレイル、60cmまでのドロップ',
};
export const USE_TRAIL: Texts = {
	it: 'Classe 4: sentieri sconnessi, salti fino a 120 cm',
	en: 'ASTM category 4: rough trails, drops up to 120 cm',
	es: 'Clase 4: senderos accidentados, saltos de hasta 120 cm',
	fr: 'Classe 4 : sentiers accidentés, sauts jusqu’à 120 cm',
	ja: 'クラス4：荒れたトレイル、120cmまでのドロップ',
};
export const USE_TRACK: Texts = {
	it: 'Velodromo, scatto fisso',
	en: 'Velodrome, fixed gear',
	es: 'Velódromo, piñón fijo',
	fr: 'Vélodrome, pignon fixe',
	ja: 'ベロドローム（自転車競技場）、固定ギア',
};
