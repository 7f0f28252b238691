import { TORQUE_NM } from '../manuals/manual.ts';
import type { SeedLocale } from '../languages.ts';

const AXLE = TORQUE_NM.roadAxle;

/** Overhaul of RD and RD SL hubs. */
export const HUBS_SHEET: Readonly<Record<SeedLocale, string[]>> = {
	it: [
		'Questa scheda riguarda la revisione dei mozzi RD e RD SL: cambio del corpetto, dei cuscinetti e dei terminali. Non serve togliere raggi. Prevedere quaranta minuti per il mozzo posteriore e venti per l’anteriore.',
		'Attrezzi. Due chiavi a brugola da 5 mm, pressa per cuscinetti con i piattelli delle misure incise sui cuscinetti, estrattore per fori ciechi, mazzuolo di gomma, chiave dinamometrica, panno che non lascia pelucchi, grasso per dentature e grasso per cuscinetti. I due grassi non si scambiano.',
		'Terminali. Sono trattenuti da due O-ring. Sfilarli a mano, oppure con il perno in morsa tra ganasce morbide. Controllare gli O-ring: uno schiacciato o tagliato lascia entrare acqua e va sostituito.',
		'Corpetto. Tolto il terminale lato cassetta, sfilare il corpetto in asse, con un panno sotto: le molle sono libere. Pulire denti e sedi, controllare che nessun dente sia scheggiato e stendere un velo di grasso. Troppo grasso ritarda l’ingaggio al freddo.',
		'Cambio di standard. I corpetti Shimano HG, SRAM XDR e Campagnolo N3W usano la stessa sede e le stesse molle; il terminale lato cassetta può cambiare. Montare quello fornito con il corpetto e controllare la distanza tra i terminali: 142 mm al posteriore, 100 mm all’anteriore.',
		'Cuscinetti. Sostituire un cuscinetto che gira ruvido, ha gioco o ha uno schermo rovinato. Far uscire il perno con colpi leggeri di mazzuolo, estrarre il cuscinetto, pulire la sede e piantare il nuovo premendo solo sull’anello esterno. Premere sull’anello interno segna le piste e ne accorcia la vita.',
		'Gioco. Nei mozzi RD SL una ghiera filettata regola il precarico: chiuderla a mano, a ruota montata, fino a quando il gioco scompare e non oltre. I mozzi RD non hanno regolazione: se dopo il montaggio resta gioco, la causa è un cuscinetto usurato o non in battuta, o un terminale consumato. Stringere il perno passante oltre il suo valore non toglie il gioco e rovina i cuscinetti.',
		`Controllo finale. Il corpetto gira libero in un verso e ingrana subito nell’altro. Con la ruota nel telaio e il perno passante a ${AXLE} Nm non ci devono essere né gioco né resistenza. Percorrere 10 km e controllare di nuovo.`,
		'Intervalli. Pulire e ingrassare le dentature ogni 3.000 km, oppure ogni 1.000 km se piove spesso. Controllare i cuscinetti nella stessa occasione.',
	],
	en: [
		'This sheet covers the overhaul of RD and RD SL hubs: changing the freehub body, the bearings and the end caps. The work needs no removal of spokes. Allow forty minutes for the rear hub and twenty for the front.',
		'Tools. Two 5 mm Allen keys, bearing press with drifts for the sizes marked on the bearings, blind-hole puller, soft-faced mallet, torque wrench, lint-free cloth, grease for engagement teeth and grease for bearings. The two greases are not interchangeable.',
		'End caps. Two O-rings hold them. Pull them off by hand, or with the axle in a vice between soft jaws. Check the O-rings: one that is flattened or cut lets water in and must be replaced.',
		'Freehub body. With the drive-side end cap removed, pull the body straight out, holding a cloth underneath: the springs are loose. Clean teeth and seats, check that no tooth is chipped, apply a thin film of grease. Too much grease delays engagement in the cold.',
		'Changing the standard. Shimano HG, SRAM XDR and Campagnolo N3W bodies use the same seat and the same springs; the drive-side end cap may differ. Fit the cap that comes with the body and check the distance between the end caps: 142 mm at the rear, 100 mm at the front.',
		'Bearings. Replace a bearing that turns roughly, has play or whose seal is damaged. Drive out the axle with light blows of the mallet, pull the bearing, clean the seat and press the new one in on its outer ring only. Pressing on the inner ring marks the races and shortens its life.',
		'Play. On RD SL hubs a threaded collar sets the preload: with the wheel in the frame, close it by hand until the play has gone and no further. RD hubs have no adjustment: play after fitting means a worn bearing, a bearing not fully seated or a worn end cap. Tightening the thru-axle beyond its value does not remove play and damages the bearings.',
		`Final check. The body turns freely in one direction and engages at once in the other. With the wheel in the frame and the thru-axle at ${AXLE} Nm there must be neither play nor resistance. Ride 10 km and check again.`,
		'Intervals. Clean and grease the engagement teeth every 3,000 km, or every 1,000 km with frequent rain. Check the bearings at the same time.',
	],
	es: [
		'Esta ficha trata la revisión de los bujes RD y RD SL: cambio del núcleo, de los rodamientos y de las tapas. No hace falta quitar radios. Calcule cuarenta minutos para el buje trasero y veinte para el delantero.',
		'Herramientas. Dos llaves Allen de 5 mm, prensa de rodamientos con casquillos para las medidas grabadas en ellos, extractor para agujeros ciegos, maza de goma, llave dinamométrica, paño sin pelusa, grasa para dentados y grasa para rodamientos. Las dos grasas no son intercambiables.',
		'Tapas. Las sujetan dos juntas tóricas. Sáquelas a mano, o con el eje en un tornillo de banco con mordazas blandas. Revise las juntas: si una está aplastada o cortada deja entrar agua y hay que cambiarla.',
		'Núcleo. Sin la tapa del lado del cassette, tire del núcleo a lo largo del eje, con un paño debajo: los muelles van sueltos. Limpie dientes y alojamientos, compruebe que ningún diente está mellado y aplique una película fina de grasa. Demasiada grasa retrasa el enganche con frío.',
		'Cambio de estándar. Los núcleos Shimano HG, SRAM XDR y Campagnolo N3W usan el mismo alojamiento y los mismos muelles; la tapa del lado del cassette puede variar. Monte la que viene con el núcleo y compruebe la distancia entre tapas: 142 mm detrás y 100 mm delante.',
		'Rodamientos. Cambie el que gire áspero, tenga holgura o lleve la junta dañada. Saque el eje con golpes suaves de maza, extraiga el rodamiento, limpie el alojamiento y prense el nuevo apoyando solo en el anillo exterior. Apoyar en el interior marca las pistas y acorta su vida.',
		'Holgura. En los bujes RD SL un anillo roscado ajusta la precarga: ciérrelo a mano, con la rueda montada, hasta que la holgura desaparezca y no más. Los bujes RD no tienen ajuste: si queda holgura tras el montaje, la causa es un rodamiento gastado o mal asentado, o una tapa gastada. Apretar el eje pasante por encima de su valor no quita la holgura y daña los rodamientos.',
		`Comprobación final. El núcleo gira libre en un sentido y engancha de inmediato en el otro. Con la rueda en el cuadro y el eje pasante a ${AXLE} Nm no debe haber holgura ni resistencia. Ruede 10 km y vuelva a comprobar.`,
		'Intervalos. Limpie y engrase los dentados cada 3.000 km, o cada 1.000 km si llueve a menudo. Revise entonces también los rodamientos.',
	],
	fr: [
		'Cette fiche décrit la révision des moyeux RD et RD SL : changement du corps de roue libre, des roulements et des embouts. Aucun rayon n’est à déposer. Comptez quarante minutes pour le moyeu arrière et vingt pour le moyeu avant.',
		'Outillage. Deux clés Allen de 5 mm, presse et tampons aux dimensions gravées sur les roulements, extracteur pour trous borgnes, maillet en caoutchouc, clé dynamométrique, chiffon non pelucheux, graisse pour dentures et graisse pour roulements. L’une ne remplace pas l’autre.',
		'Embouts. Deux joints toriques les retiennent. Tirez-les à la main, ou avec l’axe serré à l’étau entre des mordaches souples. Vérifiez les joints : un joint écrasé ou coupé laisse entrer l’eau et doit être remplacé.',
		'Corps de roue libre. L’embout côté cassette déposé, tirez le corps dans l’axe, un chiffon en dessous : les ressorts sont libres. Nettoyez dents et logements, vérifiez qu’aucune dent n’est ébréchée et appliquez un film de graisse. Trop de graisse retarde l’engagement par temps froid.',
		'Changement de standard. Les corps Shimano HG, SRAM XDR et Campagnolo N3W utilisent le même logement et les mêmes ressorts ; l’embout côté cassette peut différer. Montez celui qui est fourni avec le corps et contrôlez la distance entre les embouts : 142 mm à l’arrière, 100 mm à l’avant.',
		'Roulements. Remplacez un roulement qui accroche, qui a du jeu ou dont le joint est abîmé. Chassez l’axe à petits coups de maillet, extrayez le roulement, nettoyez le logement et pressez le neuf en appuyant sur la bague extérieure uniquement. Appuyer sur l’intérieure marque les pistes.',
		'Jeu. Sur les moyeux RD SL, une bague filetée règle la précharge : roue en place, serrez-la à la main jusqu’à ce que le jeu disparaisse, sans aller au-delà. Les moyeux RD n’ont pas de réglage : un jeu après montage vient d’un roulement usé ou mal assis, ou d’un embout usé. Serrer l’axe traversant au-delà de sa valeur ne supprime pas le jeu et abîme les roulements.',
		`Contrôle final. Le corps tourne librement dans un sens et s’engage aussitôt dans l’autre. Roue dans le cadre et axe traversant à ${AXLE} Nm, il ne doit y avoir ni jeu ni résistance. Roulez 10 km et contrôlez de nouveau.`,
		'Intervalles. Tous les 3 000 km, 1 000 km sous la pluie, graissez les dentures et vérifiez les roulements.',
	],
	ja: [
		'RDハブとRD SLハブのオーバーホール（フリーボディ、ベアリング、エンドキャップの交換）を説明します。スポークを外す必要はありません。作業時間の目安は、リアハブが40分、フロントハブが20分です。',
		'【工具】5mm六角レンチ2本、刻印のサイズに合うベアリング圧入工具、止まり穴用プーラー、樹脂ハンマー、トルクレンチ、毛羽の出ない布、ラチェット用グリス、ベアリング用グリス。2種類のグリスは兼用できません。',
		'【エンドキャップ】2本のOリングで保持されています。手で引き抜くか、やわらかい口金を当てた万力にアクスルを挟んで引き抜きます。Oリングがつぶれたり切れたりしていると水が入るため、交換してください。',
		'【フリーボディ】ドライブ側のエンドキャップを外し、下に布を敷いてまっすぐ引き抜きます。スプリングは固定されていません。歯とはめ合い面を清掃し、歯の欠けがないことを確かめ、グリスを薄く塗ります。塗りすぎると、寒いときに噛み合いが遅れます。',
		'【規格の変更】Shimano HG、SRAM XDR、Campagnolo N3Wの各フリーボディは、はめ合い面とスプリングが共通です。ドライブ側のエンドキャップは規格によって異なることがあるため、フリーボディに付属するものを使い、エンドキャップ間の寸法がリア142mm、フロント100mmであることを確かめてください。',
		'【ベアリング】回転がざらつく、ガタがある、シールが傷んでいる場合は交換します。樹脂ハンマーで軽くたたいてアクスルを抜き、ベアリングを引き抜いて座面を清掃し、新品は外輪だけを押して圧入します。内輪を押すと軌道面に傷が付き、寿命が縮みます。',
		'【ガタの調整】RD SLハブは、ねじ付きリングで玉当たりを調整します。ホイールを車体に付けたまま、ガタがちょうどなくなるまで手で締めます。RDハブに調整機構はありません。組み付け後のガタは、ベアリングの摩耗、圧入不足、エンドキャップの摩耗が原因です。スルーアクスルを指定より強く締めてもガタは消えず、ベアリングを傷めます。',
		`【最終確認】フリーボディが一方向に軽く回り、反対方向ではすぐに噛み合うことを確かめます。ホイールを車体に付け、スルーアクスルを${AXLE}Nmで締めた状態で、ガタも引っかかりもないことを確認します。10km走行したあと、もう一度点検してください。`,
		'【整備の間隔】ラチェットは3,000km（雨の走行が多い場合は1,000km）ごとに清掃してグリスを塗り、ベアリングも点検します。',
	],
};
