/** Only what differs from its key in Spanish: counted texts. */
export const es = {
  '{{count}} días después_one': '{{count}} día después',
  '{{count}} días después_other': '{{count}} días después',
  '{{count}} respuestas_one': '{{count}} respuesta',
  '{{count}} respuestas_other': '{{count}} respuestas',
}
