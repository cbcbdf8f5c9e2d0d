import type { TFunction } from 'i18next'

/** What a first letter begins with. Spanish texts, translated where they are shown. */
type LetterStart = { id: string; name: string; subject: string; paragraphs: readonly string[] }

export const letterStarts: readonly [LetterStart, ...LetterStart[]] = [
  {
    id: 'welcome',
    name: 'Bienvenida',
    subject: 'Gracias por apuntarte',
    paragraphs: [
      'Ya estás dentro. Te escribiremos de vez en cuando, solo con cosas que te sirvan.',
      'Una pregunta para empezar: ¿qué es lo que más te cuesta ahora mismo? Responde a este correo y cuéntanoslo en dos líneas. Lo lee una persona, y contesta.',
    ],
  },
  {
    id: 'gift',
    name: 'Entrega de un regalo',
    subject: 'Aquí tienes lo que pediste',
    paragraphs: [
      'Gracias por confirmar tu correo. Lo que pediste está en la página a la que llegaste al apuntarte; guárdala, para tenerla a mano.',
      'Un consejo: no intentes hacerlo todo hoy. Elige el punto que más te ronde y dedícale veinte minutos. Con eso ya se nota.',
      'Si te surge alguna duda, responde a este correo y la vemos.',
    ],
  },
  {
    id: 'class',
    name: 'Antes de una clase o una llamada',
    subject: 'Tienes tu plaza: esto es lo que conviene preparar',
    paragraphs: [
      'Tu plaza está reservada. Para aprovecharla mejor, ten a mano tres cosas: qué quieres conseguir, qué has probado ya y qué te frena.',
      'Si al final no puedes venir, responde a este correo y te proponemos otro momento.',
    ],
  },
]

/** The letter of a start in the language of whoever writes it; its greeting takes the name of each reader. */
export function letterOf(t: TFunction, { subject, paragraphs }: LetterStart) {
  const name = `{{nombre|${t('¿qué tal?')}}}`
  const hello = t('Hola, {{name}}:', { name })
  return { subject: t(subject), text: [hello, ...paragraphs.map((each) => t(each))].join('\n\n') }
}

/** What people agree to by the box, unless somebody writes it otherwise. */
export const usualConsent =
  'Quiero recibir vuestros consejos y novedades por correo. Puedo darme de baja cuando quiera.'
