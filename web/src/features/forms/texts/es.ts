/** Only what differs from its key in Spanish: counted texts. */
export const es = {
  '{{count}} respuestas_one': '{{count}} respuesta',
  '{{count}} respuestas_other': '{{count}} respuestas',
}
