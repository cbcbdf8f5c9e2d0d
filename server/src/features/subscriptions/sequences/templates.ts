import type { PersonQuestion } from '@aurelio/contracts/person-questions'
import type { SequenceNode, SequenceRules } from '@aurelio/contracts/sequence-graph'
import type { SequenceTemplate } from '@aurelio/contracts/sequences'
import { inARow, type SequenceVersion } from './graph.ts'

type Given = SequenceNode extends infer Node
  ? Node extends SequenceNode
    ? Omit<Node, 'id' | 'at'>
    : never
  : never

const letter = (subject: string, ...paragraphs: string[]): Given => ({
  kind: 'letter',
  subject,
  text: paragraphs.join('\n\n'),
})
const wait = (amount: number, unit: 'hours' | 'days' = 'days'): Given => ({ kind: 'wait', amount, unit })
const goal = (question: PersonQuestion): Given => ({ kind: 'goal', question })
const wrote: PersonQuestion = { what: 'sent-form', pageId: null }
const won: PersonQuestion = { what: 'won' }
const hello = 'Hola, {{nombre|buenos días}}:'

const given: Record<SequenceTemplate, readonly Given[]> = {
  welcome: [
    letter(
      'Gracias por apuntarte',
      hello,
      'Ya estás en la lista. Te escribiremos de vez en cuando, solo con cosas que te sirvan.',
      'Si quieres contarnos qué te interesa, responde a este correo: lo lee una persona.',
    ),
    wait(2),
    letter(
      'Por dónde empezar',
      hello,
      'Muchas personas nos preguntan por dónde empezar. Estas son las tres cosas que más ayudan:',
      '1. Cuenta aquí la primera.\n2. Aquí la segunda.\n3. Y aquí la que casi nadie hace.',
    ),
    wait(4),
    goal(wrote),
    letter(
      '¿Hablamos?',
      hello,
      'Si quieres, vemos tu caso en quince minutos, sin compromiso. Responde con el día que mejor te venga.',
    ),
  ],
  quote: [
    wait(1, 'hours'),
    letter(
      'Tu presupuesto',
      hello,
      'Hemos recibido lo que nos pediste y ya estamos con ello. ¿Hay algo que debamos saber antes de preparar el presupuesto?',
    ),
    wait(2),
    goal(won),
    letter(
      '¿Te ha quedado alguna duda?',
      hello,
      'Es normal querer comparar. Si hay algo del presupuesto que no se entienda, responde a este correo y lo vemos.',
    ),
    wait(5),
    goal(won),
    letter(
      'Lo dejamos aquí, salvo que nos digas',
      hello,
      'No queremos insistir. Guardamos tu presupuesto un mes más; si te decides, basta con responder «adelante».',
    ),
  ],
  course: [1, 2, 3, 4, 5].flatMap((day) => [
    letter(
      `Día ${day}: lo que vas a aprender hoy`,
      hello,
      `Lección ${day} de 5. Explica aquí una sola idea, con un ejemplo, y acaba con un ejercicio de diez minutos.`,
    ),
    ...(day < 5 ? [wait(1)] : []),
  ]),
  reactivation: [
    letter(
      'Hace tiempo que no hablamos',
      hello,
      'Han pasado unos meses y han cambiado algunas cosas por aquí. ¿Sigues interesado? Responde «sí» y te contamos lo nuevo.',
    ),
    wait(5),
    goal(wrote),
    letter(
      'Una última cosa',
      hello,
      'Si ya no te interesa, puedes darte de baja con el enlace de abajo y no te escribiremos más. Si sí, aquí estamos.',
    ),
  ],
}

/** Who is a client by then is asked no more about their quote, wherever they stand. */
const exits: Partial<Record<SequenceTemplate, PersonQuestion[]>> = { quote: [won] }

/** What a new sequence begins with. */
export function sequenceTemplate(template: SequenceTemplate, makeId: () => string): SequenceVersion {
  const rules: SequenceRules = { entry: [], exit: exits[template] ?? [], again: false }
  return { graph: inARow(given[template].map((step) => ({ ...step, id: makeId(), at: null }))), rules }
}
