/** Only what differs from its key in Spanish: counted texts. */
export const es = {
  '{{count}} páginas_one': '{{count}} página',
  '{{count}} seleccionadas_one': '{{count}} seleccionada',
  '{{count}} archivos_one': '{{count}} archivo',
}
