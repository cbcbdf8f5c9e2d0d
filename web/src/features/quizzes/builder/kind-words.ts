import type { QuestionKind } from '@aurelio/contracts/quiz-document'

/** What kinds of questions are called. */
export const kindWords: Record<QuestionKind, string> = {
  one: 'Una opción',
  many: 'Varias opciones',
  picture: 'Opción en tarjetas',
  scale: 'Escala',
  nps: 'NPS (0 a 10)',
  text: 'Texto corto',
  longtext: 'Texto largo',
  email: 'Correo',
  phone: 'Teléfono',
  number: 'Número',
  date: 'Fecha',
  ranking: 'Ordenar',
  matrix: 'Matriz',
  file: 'Archivo',
  consent: 'Consentimiento',
  statement: 'Texto sin pregunta',
  film: 'Vídeo',
}
