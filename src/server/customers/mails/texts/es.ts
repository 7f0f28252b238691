import type { CustomerMailTexts } from './it.ts';

export const ES: CustomerMailTexts = {
	confirm: {
		subject: 'Confirma tu dirección de correo',
		title: 'Solo falta la contraseña',
		intro:
			'Alguien, esperamos que tú, ha pedido abrir una cuenta con esta dirección. Elige la contraseña y la cuenta estará lista: direcciones, garantías de las ruedas y pedidos en un solo lugar.',
		button: 'Elegir la contraseña',
		note: 'El enlace vale 48 horas y se usa una sola vez. Si no has sido tú, no hagas nada: sin confirmación no se crea ninguna cuenta y borramos la dirección.',
	},
	known: {
		subject: 'Ya tienes una cuenta',
		title: 'Ya tienes una cuenta',
		intro:
			'Alguien, esperamos que tú, ha pedido abrir una cuenta con esta dirección, que ya tiene una. Puedes entrar con tu contraseña; si no la recuerdas, elige otra desde aquí.',
		button: 'Elegir otra contraseña',
		note: 'El enlace vale una hora y se usa una sola vez. Si no has sido tú, no hagas nada: la cuenta sigue igual.',
	},
	reset: {
		subject: 'Elige otra contraseña',
		title: 'Una contraseña nueva',
		intro:
			'Alguien, esperamos que tú, ha pedido cambiar la contraseña de tu cuenta. Cuando elijas otra, la cuenta se cerrará en todos los dispositivos.',
		button: 'Elegir otra contraseña',
		note: 'El enlace vale una hora y se usa una sola vez. Si no has sido tú, no hagas nada: la contraseña sigue siendo la misma.',
	},
	unknown: {
		subject: 'No hay ninguna cuenta con esta dirección',
		title: 'Aquí aún no hay una cuenta',
		intro:
			'Alguien, esperamos que tú, ha pedido una contraseña nueva para esta dirección, que no tiene cuenta con nosotros. Quizá te registraste con otra. Si quieres abrir una con esta, elige la contraseña desde aquí.',
		button: 'Abrir una cuenta',
		note: 'El enlace vale 48 horas y se usa una sola vez. Si no has sido tú, no hagas nada: borramos la dirección.',
	},
	emailNew: {
		subject: 'Confirma la nueva dirección',
		title: 'Confirma la nueva dirección',
		intro:
			'Alguien, esperamos que tú, quiere usar esta dirección para su cuenta. El cambio se hace cuando la confirmes; después se entra con la nueva dirección y la contraseña de siempre.',
		button: 'Confirmar la dirección',
		note: 'El enlace vale 24 horas y se usa una sola vez. Si no has sido tú, no hagas nada: no cambia nada.',
	},
	emailTaken: {
		subject: 'Esta dirección ya tiene una cuenta',
		title: 'Esta dirección ya tiene una cuenta',
		intro:
			'Alguien, quizá tú, ha pedido traer otra cuenta a esta dirección. Ya tiene la suya, así que no ha cambiado nada.',
		button: 'Entrar',
		note: (email: string) =>
			`Si no has sido tú, no tienes que hacer nada. Para preguntas: ${email}.`,
	},
	emailOld: {
		subject: 'La dirección de tu cuenta ha cambiado',
		title: 'La dirección de tu cuenta ha cambiado',
		intro:
			'Tu cuenta usa ahora otra dirección, confirmada desde ella. A esta ya no escribimos sobre la cuenta, y en todos los dispositivos hay que entrar de nuevo.',
		button: '',
		note: (email: string) =>
			`Si no has sido tú, escríbenos enseguida desde esta dirección: ${email}.`,
	},
	passwordChanged: {
		subject: 'La contraseña ha cambiado',
		title: 'La contraseña ha cambiado',
		intro:
			'Se ha cambiado la contraseña de tu cuenta. En los demás dispositivos la sesión se ha cerrado y los enlaces que te enviamos antes ya no valen.',
		button: '¿No has sido tú?',
		note: (email: string) =>
			`Si no has sido tú, elige otra contraseña ahora y escríbenos: ${email}.`,
	},
	deleted: {
		subject: 'Tu cuenta se ha eliminado',
		title: 'Cuenta eliminada',
		intro:
			'Tu cuenta se ha eliminado con nombre, direcciones y preferencias. Las garantías de tus ruedas siguen vigentes y registradas con esta dirección; los pedidos se conservan el tiempo que exige la ley.',
		button: '',
		note: (email: string) => `Si no has sido tú, escríbenos desde esta dirección: ${email}.`,
	},
};
