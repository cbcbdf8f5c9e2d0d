import type { PageWords } from './page-words.ts'

export const es: PageWords = {
  confirmTitle: (list) => `¿Quieres recibir «${list}»?`,
  confirmButton: 'Confirmar suscripción',
  confirmed: (list) => `Ya estás en «${list}»`,
  confirmedText: 'Gracias. Puedes darte de baja cuando quieras desde cualquiera de los correos.',
  title: 'Qué quieres recibir',
  intro: (email) => `Escribimos a ${email}. Marca lo que quieres seguir recibiendo.`,
  lists: 'Listas',
  pace: 'Con qué frecuencia',
  paces: {
    each: 'Todos los correos, según salen',
    week: 'Como mucho uno por semana',
    month: 'Como mucho uno al mes',
  },
  paceNote:
    'Si eliges menos, los demás envíos de esa semana o ese mes no te llegan. Los correos de una serie esperan su turno: salen el lunes o el día 1.',
  save: 'Guardar',
  saved: 'Tus preferencias están guardadas.',
  leave: 'Darme de baja',
  left: 'No te escribiremos más',
  leftText: (sender) =>
    `${sender} ya no te enviará más correos. Si ha sido sin querer, marca abajo lo que quieres recibir.`,
  gone: 'Este enlace ya no sirve',
  goneText: 'Puede que tus datos ya se hayan borrado. Si sigues recibiendo correos, responde a uno de ellos.',
  data: 'Ver o borrar mis datos',
  dataNote: 'Te mandamos un enlace por correo, para que solo tú puedas verlos.',
  dataSent: 'Mira tu correo',
  dataSentText: (email) =>
    `Hemos enviado a ${email} un enlace a tus datos. Vale un día. Si ya pediste varios hoy, usa el último.`,
  dataTitle: 'Tus datos',
  dataIntro: (sender, whom) =>
    `Esto es lo que ${sender} guarda para escribirte. Lo que hayas enviado por formularios se guarda aparte: pídelo a ${whom}.`,
  email: 'Correo',
  name: 'Nombre',
  since: 'Desde',
  consents: 'Tus permisos',
  states: { pending: 'Sin confirmar', confirmed: 'Confirmado', left: 'De baja' },
  agreed: 'Palabras que aceptaste',
  asked: 'Pedido',
  confirmedAt: 'Confirmado',
  leftAt: 'Baja',
  letters: 'Correos que te hemos enviado',
  noLetters: 'Aún ninguno.',
  moreLetters: 'Hay más: están todos en la descarga.',
  download: 'Descargar todo (JSON)',
  erase: 'Borrar mis datos',
  eraseTitle: '¿Borramos tus datos?',
  eraseText: (sender) =>
    `Se borran tu correo, tu nombre, tus permisos y la lista de lo que ${sender} te ha enviado. No se puede deshacer. Solo queda una huella de tu dirección, que no se puede leer, para no volver a escribirte si no lo pides tú.`,
  eraseButton: 'Sí, borrar mis datos',
  back: 'Volver sin borrar nada',
  erased: 'Tus datos están borrados',
  erasedText: (sender) =>
    `${sender} no volverá a escribirte, salvo que te suscribas y lo confirmes otra vez.`,
  stale: 'Este enlace ya no sirve',
  staleText: 'Vale un día. Pide otro en «Mis preferencias», al pie de cualquiera de los correos.',
}
