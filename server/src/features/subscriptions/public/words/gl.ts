import type { PageWords } from './page-words.ts'

export const gl: PageWords = {
  confirmTitle: (list) => `Queres recibir «${list}»?`,
  confirmButton: 'Confirmar a subscrición',
  confirmed: (list) => `Xa estás en «${list}»`,
  confirmedText: 'Grazas. Podes darte de baixa cando queiras desde calquera dos correos.',
  title: 'Que queres recibir',
  intro: (email) => `Escribimos a ${email}. Marca o que queres seguir recibindo.`,
  lists: 'Listas',
  pace: 'Con que frecuencia',
  paces: {
    each: 'Todos os correos, segundo saen',
    week: 'Como moito un por semana',
    month: 'Como moito un ao mes',
  },
  paceNote:
    'Se escolles menos, os demais envíos desa semana ou dese mes non che chegan. Os correos dunha serie agardan a súa quenda: saen o luns ou o día 1.',
  save: 'Gardar',
  saved: 'As túas preferencias están gardadas.',
  leave: 'Darme de baixa',
  left: 'Non che escribiremos máis',
  leftText: (sender) =>
    `${sender} xa non che enviará máis correos. Se foi sen querer, marca abaixo o que queres recibir.`,
  gone: 'Esta ligazón xa non serve',
  goneText: 'Pode que os teus datos xa se borrasen. Se segues recibindo correos, responde a un deles.',
  data: 'Ver ou borrar os meus datos',
  dataNote: 'Mandámosche unha ligazón por correo, para que só ti os poidas ver.',
  dataSent: 'Mira o teu correo',
  dataSentText: (email) =>
    `Enviamos a ${email} unha ligazón aos teus datos. Vale un día. Se hoxe pediches varias, usa a última.`,
  dataTitle: 'Os teus datos',
  dataIntro: (sender, whom) =>
    `Isto é o que ${sender} garda para escribirche. O que enviases por formularios gárdase á parte: pídeo a ${whom}.`,
  email: 'Correo',
  name: 'Nome',
  since: 'Desde',
  consents: 'Os teus permisos',
  states: { pending: 'Sen confirmar', confirmed: 'Confirmado', left: 'De baixa' },
  agreed: 'Palabras que aceptaches',
  asked: 'Pedido',
  confirmedAt: 'Confirmado',
  leftAt: 'Baixa',
  letters: 'Correos que che enviamos',
  noLetters: 'Aínda ningún.',
  moreLetters: 'Hai máis: están todos na descarga.',
  download: 'Descargar todo (JSON)',
  erase: 'Borrar os meus datos',
  eraseTitle: 'Borramos os teus datos?',
  eraseText: (sender) =>
    `Bórranse o teu correo, o teu nome, os teus permisos e a lista do que ${sender} che enviou. Non se pode desfacer. Só queda unha pegada do teu enderezo, que non se pode ler, para non volver escribirche se non o pides ti.`,
  eraseButton: 'Si, borrar os meus datos',
  back: 'Volver sen borrar nada',
  erased: 'Os teus datos están borrados',
  erasedText: (sender) =>
    `${sender} non volverá escribirche, agás que te subscribas e o confirmes outra vez.`,
  stale: 'Esta ligazón xa non serve',
  staleText: 'Vale un día. Pide outra nas preferencias, ao pé de calquera dos correos.',
}
