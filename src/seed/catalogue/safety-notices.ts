import type { Texts } from '../types.ts';

const FITTING: Texts = {
	it: 'Fai montare e controllare il componente da un meccanico qualificato: un serraggio sbagliato può far cedere il componente in marcia. Rispetta le coppie di serraggio del manuale e ricontrollale dopo la prima uscita.',
	en: 'Have it fitted and checked by a qualified mechanic: a wrong tightening torque can make the part fail while riding. Keep to the torques in the manual and check them again after the first ride.',
	es: 'El montaje y la revisión corresponden a un mecánico cualificado: un par de apriete incorrecto puede provocar la rotura del componente en marcha. Respeta los pares del manual y vuelve a comprobarlos tras la primera salida.',
	fr: 'Faites monter et contrôler la pièce par un mécanicien qualifié : un mauvais couple de serrage peut la faire céder en roulant. Respectez les couples de la notice et contrôlez-les après la première sortie.',
	ja: '取り付けと点検は専門の整備士に依頼してください。締め付けトルクを誤ると走行中に破損するおそれがあります。取扱説明書のトルクを守り、初回走行後に再度確認してください。',
};

const WHEELS: Texts = {
	it: 'Prima di ogni uscita controlla perni passanti, tensione dei raggi e stato del cerchio. Non superare pressione, larghezza della copertura e peso massimo del ciclista indicati. Dopo un urto forte fai esaminare la ruota: un danno del carbonio può non vedersi.',
	en: 'Before every ride check thru-axles, spoke tension and the state of the rim. Never exceed the stated pressure, tyre width and rider weight. After a hard impact have the wheel inspected: damage to carbon may not show.',
	es: 'Antes de cada salida comprueba los ejes pasantes, la tensión de los radios y el estado de la llanta. No superes la presión, el ancho de cubierta ni el peso del ciclista indicados. Tras un golpe fuerte haz revisar la rueda: un daño del carbono puede no verse.',
	fr: 'Avant chaque sortie, contrôlez les axes traversants, la tension des rayons et l’état de la jante. Ne dépassez ni la pression, ni la largeur de pneu, ni le poids du cycliste indiqués. Après un choc, faites examiner la roue : un dommage du carbone peut être invisible.',
	ja: '走行前に必ずスルーアクスル、スポークテンション、リムを点検し、表示の空気圧、タイヤ幅、体重制限をお守りください。強い衝撃を受けた後は点検を受けてください。カーボンの損傷は外から見えないことがあります。',
};

const BRAKES: Texts = {
	it: 'Il montaggio e la regolazione dei freni vanno affidati a un meccanico qualificato. Il disco scotta dopo la frenata: non toccarlo. Pastiglie sotto lo spessore minimo e dischi sotto quello inciso vanno sostituiti. Nessun grasso od olio su disco e pastiglie.',
	en: 'Brakes must be fitted and adjusted by a qualified mechanic. The rotor is hot after braking: do not touch it. Replace pads below the minimum thickness and rotors below the engraved one. Keep grease and oil off rotor and pads.',
	es: 'Los frenos los monta y ajusta un mecánico cualificado. El disco quema después de frenar: no lo toques. Cambia las pastillas por debajo del grosor mínimo y los discos por debajo del grabado. Nada de grasa ni aceite en disco y pastillas.',
	fr: 'Les freins doivent être montés et réglés par un mécanicien qualifié. Le disque est brûlant après un freinage : n’y touchez pas. Remplacez plaquettes et disques sous l’épaisseur minimale. Ni graisse ni huile sur le disque et les plaquettes.',
	ja: 'ブレーキの取り付けと調整は専門の整備士が行ってください。制動直後のローターは高温です。触れないでください。最小厚を下回ったパッド、刻印の厚さを下回ったローターは交換してください。ローターとパッドに油分を付けないでください。',
};

const DRIVETRAIN: Texts = {
	it: 'Denti e bordi sono taglienti: usa i guanti durante il montaggio. Non avvicinare dita, lacci o abiti larghi alla trasmissione in movimento. Rispetta le coppie di serraggio e le compatibilità indicate.',
	en: 'Teeth and edges are sharp: wear gloves when fitting. Keep fingers, laces and loose clothing away from the moving drivetrain. Keep to the stated torques and compatibilities.',
	es: 'Los dientes y los bordes cortan: usa guantes durante el montaje. Aparta dedos, cordones y ropa suelta de la transmisión en movimiento. Respeta los pares de apriete y las compatibilidades indicadas.',
	fr: 'Dents et arêtes sont coupantes : portez des gants au montage. Tenez doigts, lacets et vêtements amples loin de la transmission en mouvement. Respectez les couples et les compatibilités indiqués.',
	ja: '歯先や縁は鋭利です。作業時は手袋を着用してください。動いている駆動部に指、靴ひも、裾を近づけないでください。表示のトルクと適合を守ってください。',
};

const AXLES: Texts = {
	it: 'Un perno lento può far uscire la ruota in marcia. Controlla il serraggio prima di ogni uscita e usa soltanto la lunghezza e il passo di filettatura adatti al telaio.',
	en: 'A loose axle can let the wheel come out while riding. Check the torque before every ride and use only the length and thread pitch that fit the frame.',
	es: 'Un eje flojo puede dejar salir la rueda en marcha. Comprueba el apriete antes de cada salida y usa solo el largo y el paso de rosca que corresponden al cuadro.',
	fr: 'Un axe desserré peut laisser sortir la roue en roulant. Contrôlez le serrage avant chaque sortie et n’utilisez que la longueur et le pas de filetage prévus pour le cadre.',
	ja: 'アクスルが緩むと走行中に車輪が外れるおそれがあります。走行前に締め付けを確認し、フレームに適合する長さとねじピッチのものだけを使用してください。',
};

const SEATPOSTS: Texts = {
	it: 'Inserisci il reggisella oltre il segno di inserimento minimo. Su carbonio usa pasta di montaggio, mai grasso, e non superare la coppia indicata.',
	en: 'Insert the post beyond the minimum insertion mark. On carbon use assembly paste, never grease, and do not exceed the stated torque.',
	es: 'Introduce la tija más allá de la marca de inserción mínima. En carbono usa pasta de montaje, nunca grasa, y no superes el par indicado.',
	fr: 'Enfoncez la tige au-delà du repère d’insertion minimale. Sur le carbone, utilisez de la pâte de montage, jamais de graisse, sans dépasser le couple indiqué.',
	ja: 'シートポストは最小挿入ラインより深く差し込んでください。カーボンには組み付けペーストを使い、グリスは使用せず、指定トルクを超えないでください。',
};

const MERCHANDISE: Texts = {
	it: 'Tieni imballi e parti piccole lontano dai bambini. Segui le istruzioni di lavaggio sull’etichetta.',
	en: 'Keep packaging and small parts away from children. Follow the washing instructions on the label.',
	es: 'Mantén el embalaje y las piezas pequeñas fuera del alcance de los niños. Sigue las instrucciones de lavado de la etiqueta.',
	fr: 'Tenez emballages et petites pièces hors de portée des enfants. Suivez les consignes de lavage de l’étiquette.',
	ja: '包装材や小さな部品は子どもの手の届かない所に置いてください。洗濯は表示に従ってください。',
};

/** Safety notices to read before use, by category (product safety regulation, art. 9 and 19). */
export const SAFETY_NOTICES: Record<string, Texts> = {
	wheels: WHEELS,
	rims: WHEELS,
	hubs: FITTING,
	cranksets: FITTING,
	chainrings: DRIVETRAIN,
	cassettes: DRIVETRAIN,
	'bottom-brackets': FITTING,
	headsets: FITTING,
	brakes: BRAKES,
	axles: AXLES,
	seatposts: SEATPOSTS,
	spares: FITTING,
	merchandise: MERCHANDISE,
};
