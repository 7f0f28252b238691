import type { PaperTexts } from './shape.ts';

export const ES: PaperTexts = {
	titles: {
		confirmation: 'Confirmación del pedido',
		invoice: 'Factura',
		receipt: 'Recibo',
		credit_note: 'Factura rectificativa',
		debit_note: 'Nota de débito',
		slip: 'Albarán',
	},
	order: 'Pedido',
	date: 'Fecha',
	number: 'Número',
	corrects: 'Rectifica la factura',
	takesBack: 'Anula la factura rectificativa',
	payment: 'Pago',
	means: { stripe: 'tarjeta', bank_transfer: 'transferencia bancaria', test: 'pago de prueba' },
	delivery: 'Entrega prevista',
	afterMoney: (days) => `${days} días laborables desde la llegada del importe`,
	buyer: 'Cliente',
	shipTo: 'Envío a',
	pickup: 'Recogida en',
	seller: 'Vendedor',
	vatNumber: 'NIF-IVA',
	taxCode: 'Código fiscal',
	recipientCode: 'Código de destinatario (SDI)',
	article: 'Artículo',
	quantity: 'Unidades',
	unitPrice: 'Precio',
	amount: 'Importe',
	rate: 'IVA',
	serials: 'Números de serie',
	goods: 'Artículos',
	discount: 'Descuento',
	shipping: 'Envío',
	total: 'Total',
	vatOf: (rate, net) => `IVA incluido: ${rate} sobre ${net}`,
	untaxed: {
		intra_eu:
			'Operación no sujeta a IVA italiano (art. 41 DL 331/93): el IVA corre a cargo del cliente (inversión del sujeto pasivo).',
		export:
			'Operación no sujeta a IVA italiano (art. 8 DPR 633/72): los impuestos y aranceles del país de destino corren a cargo del destinatario.',
	},
	transfer: 'Datos para la transferencia',
	holder: 'Titular',
	reference: 'Concepto',
	lastDay: 'Último día para recibirla',
	guarantee: 'Garantía legal de conformidad',
	guaranteeText: (years) =>
		`Durante ${years} años desde la entrega, el vendedor responde de las faltas de conformidad. A tu elección y sin gastos: reparación o sustitución; si no son posibles, una rebaja del precio o el reembolso con la resolución del contrato (Código de consumo italiano, art. 128 y siguientes). Tras una reparación, la garantía se alarga un año.`,
	guaranteeLink: 'La garantía legal en Your Europe, la web de la Unión Europea',
	guaranteeForeign: 'El aviso oficial está en inglés.',
	withdrawal: 'Derecho de desistimiento',
	withdrawalText:
		'Puedes desistir del contrato en un plazo de 14 días desde el día en que recibes el último paquete, sin indicar el motivo. Basta una declaración: con el enlace «Desistir del contrato aquí», presente en todas las páginas del sitio, o por correo electrónico. En 14 días te devolvemos lo que has pagado, incluidos los gastos del envío estándar; podemos esperar hasta recibir los bienes o hasta que demuestres que los has enviado. Tienes 14 días desde la declaración para devolverlos, a tu cargo.',
	conditions: 'Condiciones del contrato que has aceptado',
	courtesy:
		'Copia de cortesía: el original es la factura electrónica enviada al sistema italiano de intercambio.',
	slipText:
		'Comprueba el contenido en el momento de la entrega. Para una devolución o el desistimiento, usa la página del pedido.',
};
