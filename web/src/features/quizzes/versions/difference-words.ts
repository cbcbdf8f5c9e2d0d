import type { Difference } from './differences.ts'

/** What a difference is called; those with a text before or after say it. */
export const differenceWords: Record<Difference['what'], string> = {
  added: 'Es nuevo.',
  removed: 'Ya no está.',
  reworded: '«{{before}}» pasa a «{{after}}».',
  'question-added': 'Nueva pregunta: «{{after}}».',
  'question-removed': 'Se quita la pregunta «{{before}}».',
  'question-reworded': 'La pregunta «{{before}}» pasa a «{{after}}».',
  'question-changed': 'Cambia cómo se pregunta «{{after}}».',
  'option-added': 'Nueva opción: «{{after}}».',
  'option-removed': 'Se quita la opción «{{before}}».',
  'option-reworded': 'La opción «{{before}}» pasa a «{{after}}».',
  points: 'Cambia lo que cuenta «{{after}}».',
  rules: 'Cambian sus reglas de salida.',
  ways: 'Lleva a otros pasos.',
  order: 'Cambia el orden.',
  gate: 'Cambia si quien sale es un lead.',
  'result-rule': 'Cambia cómo se gana este resultado.',
  'result-parts': 'Cambian sus secciones, botones, correo o etiqueta.',
  settings: 'Cambian los ajustes: puntos, cálculos, datos ocultos, idioma, primer paso o empates.',
}
