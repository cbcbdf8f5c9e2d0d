import { type QuizDocument, quizDocumentSchema } from '@aurelio/contracts/quiz-document'

export type QuizTemplate = { id: string; name: string; text: string; load: () => Promise<QuizDocument> }

/** Quizzes that can be sent as they are; each passes its own proof. */
export const quizTemplates: readonly QuizTemplate[] = [
  {
    id: 'test-con-resultado',
    name: 'Test con resultado',
    text: 'Ocho frases que se marcan, tres resultados por puntos y el correo de quien responde.',
    load: () => read(import('./documents/test-con-resultado.json')),
  },
  {
    id: 'tratamiento',
    name: '¿Qué tratamiento encaja contigo?',
    text: 'Gana la opción más elegida; quien necesita una valoración va directo a ella.',
    load: () => read(import('./documents/tratamiento.json')),
  },
  {
    id: 'ahorro',
    name: 'Calculadora de ahorro',
    text: 'Dos números, una fórmula y la cifra en el resultado y en el correo.',
    load: () => read(import('./documents/ahorro.json')),
  },
  {
    id: 'nivel',
    name: 'Test de nivel',
    text: 'Seis preguntas con aciertos y un nivel para cada rango.',
    load: () => read(import('./documents/nivel.json')),
  },
  {
    id: 'presupuesto',
    name: 'Presupuesto orientativo',
    text: 'Suma lo que se elige y da un precio entre dos cifras.',
    load: () => read(import('./documents/presupuesto.json')),
  },
  {
    id: 'nps',
    name: 'Encuesta NPS',
    text: 'De 0 a 10, y una pregunta distinta para cada grupo.',
    load: () => read(import('./documents/nps.json')),
  },
  {
    id: 'satisfaccion',
    name: 'Encuesta de satisfacción',
    text: 'Una matriz por temas y lo que más importa, en orden.',
    load: () => read(import('./documents/satisfaccion.json')),
  },
  {
    id: 'plan',
    name: '¿Qué plan te conviene?',
    text: 'Recomienda un plan, con un atajo para los equipos grandes.',
    load: () => read(import('./documents/plan.json')),
  },
  {
    id: 'listo-para-vender',
    name: '¿Estás listo para vender?',
    text: 'Puntúa el encaje y pide una llamada a quien ya puede comprar.',
    load: () => read(import('./documents/listo-para-vender.json')),
  },
]

async function read(file: Promise<{ default: unknown }>): Promise<QuizDocument> {
  return quizDocumentSchema.parse((await file).default)
}
