import { TORQUE_NM, type ManualWords } from './manual.ts';

export const IT: ManualWords = (f) => [
	`Questo manuale accompagna le ruote ${f.range}. Va letto prima del montaggio, conservato e consegnato a chi userà la ruota. Il montaggio richiede attrezzi specifici e una chiave dinamometrica: se mancano, affidare il lavoro a un’officina. Un montaggio errato può far perdere il controllo della bicicletta.`,
	`Uso previsto. ${f.use}. Un impiego oltre questa classe, il traino e le gare di salto non sono ammessi. ${f.carriers.length === 0 ? 'Nemmeno il trasporto di carichi è ammesso.' : `Borse e portapacchi sono ammessi ${f.isMixed ? `soltanto con ${f.carriers.join(', ')}, ` : ''}fino al peso massimo del sistema: bici, ciclista e bagagli insieme.`}`,
	...f.models.map(
		(m) =>
			`${m.name}. Canale interno ${f.figure(m.channel)} mm. Coperture da ${m.tyreMin} a ${m.tyreMax} mm. Pressione massima ${f.figure(m.pressure)} bar (${m.psi} psi). Peso massimo del ciclista con equipaggiamento ${m.riderWeight} kg.${m.systemWeight === null ? '' : ` Peso massimo del sistema ${m.systemWeight} kg.`}`,
	),
	f.isFixedGear
		? `Montaggio del pignone. Pulire e ingrassare i filetti, avvitare il pignone e serrarlo a ${TORQUE_NM.trackSprocket} Nm, poi avvitare la controghiera, che ha filetto sinistro. Dopo la prima uscita controllare di nuovo entrambi.`
		: `Montaggio della cassetta. Pulire le scanalature del corpetto, infilare i pignoni allineando la scanalatura più larga, interporre il distanziale quando la cassetta lo richiede e serrare la ghiera a ${TORQUE_NM.cassette} Nm.`,
	f.rotor === 'spline'
		? `Montaggio del disco. Infilare il disco sulle millerighe con la scritta all’esterno e serrare la ghiera a ${TORQUE_NM.splineRing} Nm. Le superfici frenanti non devono toccare olio o grasso; se succede, pulire il disco con alcol isopropilico e sostituire le pastiglie.`
		: f.rotor === 'six-bolt'
			? `Montaggio del disco. Usare sei viti T25 nuove con frenafiletti, serrarle a stella in due passaggi fino a ${TORQUE_NM.sixBolt} Nm. Le superfici frenanti non devono toccare olio o grasso; se succede, pulire il disco con alcol isopropilico e sostituire le pastiglie.`
			: null,
	f.hasRimBrake
		? 'Ruote per freno a pattino. Si usano solo con camera d’aria. Regolare i pattini a 1 mm dal bordo superiore della pista e mai sulla copertura. Sulla pista è fresato un indicatore di usura: quando non si vede più, il cerchio va sostituito. Lo sgancio rapido si chiude con la leva che lascia il segno sul palmo della mano.'
		: null,
	f.isTubeless
		? 'Montaggio tubeless. Controllare che il nastro copra tutti i fori e che la valvola sia stretta a mano. Inserire il primo tallone, poi il secondo partendo dal lato opposto alla valvola e finendo alla valvola; usare solo leve in plastica. Versare il liquido sigillante, gonfiare fino a sentire i talloni salire in sede, poi verificare che la linea guida sia equidistante dal cerchio su tutto il giro.'
		: 'Montaggio con camera d’aria. Controllare che il nastro copra tutti i fori. Gonfiare appena la camera, inserirla senza pieghe, montare il secondo tallone finendo alla valvola e verificare che la camera non sia pizzicata prima di gonfiare.',
	f.isHookless
		? 'Cerchio senza uncino. Usare esclusivamente coperture tubeless ready approvate dal loro costruttore per cerchi senza uncino (TSS) e della misura indicata. Con altre coperture il tallone può uscire dalla sede. Non superare mai la pressione massima, nemmeno per far tallonare.'
		: null,
	'Pressione. Il limite è il più basso tra quello del cerchio e quello della copertura. Controllare la pressione prima di ogni uscita con un manometro affidabile e non lasciare la ruota gonfia al sole o in un’auto chiusa.',
	f.axleTorque === null
		? `Fissaggio al telaio. Tendere la catena, allineare la ruota e serrare i dadi da 15 mm a ${TORQUE_NM.trackNut} Nm, alternando i lati. Le rondelle zigrinate vanno all’esterno dei forcellini.`
		: `Fissaggio al telaio. Pulire e ingrassare leggermente il perno passante, avvitarlo a fondo e serrarlo a ${f.axleTorque} Nm, salvo che il costruttore del telaio indichi un valore più basso. La ruota deve girare senza gioco e senza strofinare.`,
	`Prima di ogni uscita. Verificare il serraggio, la pressione, lo stato della copertura e i raggi; far girare la ruota e osservare che sia centrata e che ${f.isFixedGear ? 'la catena sia tesa' : 'il freno lavori'}. Se qualcosa non è come deve, non partire.`,
	'Ispezione. Dopo i primi 300 km far controllare tensione e centratura. In seguito ogni 5.000 km, o una volta l’anno, far verificare raggi, cuscinetti, corpetto e cerchio da un’officina; con pioggia e fango più spesso.',
	f.isCarbon
		? 'Dopo un urto. Una caduta, una buca presa forte o un colpo durante il trasporto possono lasciare nel carbonio un danno che non si vede. Non usare la ruota e farla esaminare da un centro assistenza. Crepe, rumori nuovi, fibre sollevate o zone cedevoli al tatto sono motivo di sostituzione.'
		: 'Dopo un urto. Controllare che il cerchio non sia ammaccato o crepato, soprattutto vicino al giunto e ai fori dei nippli, e che nessun raggio sia lento. Un cerchio deformato sulla sede della copertura va sostituito.',
	'Pulizia. Acqua, sapone neutro e una spugna. Non dirigere getti in pressione verso mozzi e nippli, non usare solventi e non avvicinare fonti di calore. Riporre la ruota all’asciutto.',
	f.isCarbon
		? 'Garanzia e numero di serie. Il venditore risponde per {legal_years} anni della garanzia legale. Per le ruote in carbonio il produttore offre gratuitamente {extension_years} anni ulteriori al primo proprietario che le registra entro {registration_days} giorni dall’acquisto: ogni ruota si registra con il proprio seriale (MQC), che si trova sul cerchio vicino alla valvola.'
		: 'Garanzia. Il venditore risponde per {legal_years} anni della garanzia legale verso il consumatore. Conservare la prova di acquisto e questo manuale.',
];
