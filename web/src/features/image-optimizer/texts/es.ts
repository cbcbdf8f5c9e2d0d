/** Only what differs from its key in Spanish: counted texts. */
export const es = {
  '{{count}} listas: de {{before}} a {{after}} KB ({{percent}} % menos)_one':
    '{{count}} lista: de {{before}} a {{after}} KB ({{percent}} % menos)',
  'Descargar las {{count}} imágenes_one': 'Descargar la imagen',
}
