import { TORQUE_NM, type ManualWords } from './manual.ts';

export const ES: ManualWords = (f) => [
	`Este manual acompaña a las ruedas ${f.range}. Debe leerse antes del montaje, conservarse y entregarse a quien use la rueda. El montaje requiere herramientas específicas y una llave dinamométrica: si faltan, confíe el trabajo a un taller. Un montaje incorrecto puede hacer perder el control de la bicicleta.`,
	`Uso previsto. ${f.use}. No se admiten el uso por encima de esta clase, el remolque ni las pruebas de salto. ${f.carriers.length === 0 ? 'Tampoco se admite el transporte de cargas.' : `Se admiten alforjas y portaequipajes ${f.isMixed ? `solo con ${f.carriers.join(', ')}, ` : ''}hasta el peso máximo del sistema: bici, ciclista y equipaje juntos.`}`,
	...f.models.map(
		(m) =>
			`${m.name}. Ancho interno ${f.figure(m.channel)} mm. Cubiertas de ${m.tyreMin} a ${m.tyreMax} mm. Presión máxima ${f.figure(m.pressure)} bar (${m.psi} psi). Peso máximo del ciclista con equipamiento ${m.riderWeight} kg.${m.systemWeight === null ? '' : ` Peso máximo del sistema ${m.systemWeight} kg.`}`,
	),
	f.isFixedGear
		? `Montaje del piñón. Limpie y engrase las roscas, enrosque el piñón y apriételo a ${TORQUE_NM.trackSprocket} Nm; después enrosque la contratuerca, de rosca izquierda. Vuelva a comprobar ambos tras la primera salida.`
		: `Montaje del cassette. Limpie las estrías del núcleo, introduzca los piñones alineando la ranura más ancha, añada el separador cuando el cassette lo requiera y apriete el anillo de cierre a ${TORQUE_NM.cassette} Nm.`,
	f.rotor === 'spline'
		? `Montaje del disco. Introduzca el disco en las estrías con la inscripción hacia fuera y apriete el anillo de cierre a ${TORQUE_NM.splineRing} Nm. Las superficies de frenado no deben tocar aceite ni grasa; si ocurre, limpie el disco con alcohol isopropílico y sustituya las pastillas.`
		: f.rotor === 'six-bolt'
			? `Montaje del disco. Use seis tornillos T25 nuevos con fijador de roscas y apriételos en cruz, en dos pasadas, a ${TORQUE_NM.sixBolt} Nm. Las superficies de frenado no deben tocar aceite ni grasa; si ocurre, limpie el disco con alcohol isopropílico y sustituya las pastillas.`
			: null,
	f.hasRimBrake
		? 'Ruedas para freno de llanta. Se usan solo con cámara. Ajuste las zapatas a 1 mm del borde superior de la pista y nunca sobre la cubierta. La pista lleva fresado un indicador de desgaste: cuando deja de verse, la llanta debe sustituirse. El cierre rápido se cierra con tal firmeza que la palanca deje marca en la palma.'
		: null,
	f.isTubeless
		? 'Montaje tubeless. Compruebe que la cinta cubre todos los orificios y que la válvula está apretada a mano. Introduzca el primer talón y después el segundo, empezando por el lado opuesto a la válvula y terminando en ella; use solo desmontables de plástico. Vierta el líquido sellante, infle hasta oír cómo asientan los talones y compruebe que la línea guía queda a la misma distancia de la llanta en toda la vuelta.'
		: 'Montaje con cámara. Compruebe que la cinta cubre todos los orificios. Infle un poco la cámara, introdúzcala sin pliegues, monte el segundo talón terminando en la válvula y asegúrese de que la cámara no queda pellizcada antes de inflar.',
	f.isHookless
		? 'Llanta sin gancho. Use únicamente cubiertas tubeless ready que su fabricante apruebe para llantas sin gancho (TSS) y de las medidas indicadas. Con otras cubiertas el talón puede salirse. No supere nunca la presión máxima, ni siquiera para asentar el talón.'
		: null,
	'Presión. El límite es el más bajo entre el de la llanta y el de la cubierta. Compruebe la presión antes de cada salida con un manómetro fiable y no deje la rueda inflada al sol o en un coche cerrado.',
	f.axleTorque === null
		? `Fijación al cuadro. Tense la cadena, alinee la rueda y apriete las tuercas de 15 mm a ${TORQUE_NM.trackNut} Nm, alternando los lados. Las arandelas estriadas van por fuera de las punteras.`
		: `Fijación al cuadro. Limpie y engrase ligeramente el eje pasante, enrósquelo hasta el fondo y apriételo a ${f.axleTorque} Nm, salvo que el fabricante del cuadro indique un valor menor. La rueda debe girar sin holgura y sin rozar.`,
	`Antes de cada salida. Compruebe el apriete, la presión, el estado de la cubierta y los radios; haga girar la rueda y observe que está centrada y que ${f.isFixedGear ? 'la cadena está tensa' : 'el freno funciona'}. Si algo no está como debe, no salga.`,
	'Inspección. Tras los primeros 300 km haga revisar la tensión y el centrado. Después, cada 5.000 km o una vez al año, haga revisar radios, rodamientos, núcleo y llanta en un taller; más a menudo con lluvia y barro.',
	f.isCarbon
		? 'Después de un golpe. Una caída, un bache fuerte o un golpe en el transporte pueden dejar en el carbono un daño que no se ve. No use la rueda y llévela a un servicio técnico oficial. Grietas, ruidos nuevos, fibras levantadas o zonas blandas al tacto obligan a sustituirla.'
		: 'Después de un golpe. Compruebe que la llanta no está abollada ni agrietada, sobre todo junto a la unión y a los orificios de las cabecillas, y que ningún radio está flojo. Una llanta deformada en el asiento de la cubierta debe sustituirse.',
	'Limpieza. Agua, jabón neutro y una esponja. No dirija chorros a presión a bujes y cabecillas, no use disolventes y manténgala lejos del calor. Guarde la rueda en un lugar seco.',
	f.isCarbon
		? 'Garantía y número de serie. El vendedor responde de la garantía legal durante {legal_years} años. Para las ruedas de carbono el fabricante añade sin coste la suya hasta {warranty_years} años desde la fecha de compra, para el primer propietario que las registre en los {registration_days} días siguientes: cada rueda se registra con su número de serie (MQC), que está en la llanta junto a la válvula.'
		: 'Garantía. El vendedor responde ante el consumidor de la garantía legal durante {legal_years} años. Conserve el comprobante de compra y este manual.',
];
