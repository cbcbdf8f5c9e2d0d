/** Only what differs from its key in Spanish: counted texts. */
export const es = {
  '{{count}} listas: de {{before}} a {{after}} KB ({{percent}} % menos)_one':
    '{{count}} lista: de {{before}} a {{after}} KB ({{percent}} % menos)',
  '{{count}} listas: de {{before}} a {{after}} KB ({{percent}} % más)_one':
    '{{count}} lista: de {{before}} a {{after}} KB ({{percent}} % más)',
  'Descargar las {{count}} imágenes_one': 'Descargar la imagen',
  '{{count}} archivos no se han añadido porque no son imágenes: {{names}}_one':
    '{{count}} archivo no se ha añadido porque no es una imagen: {{names}}',
  '{{count}} imágenes pueden tener transparencia: en JPEG queda sobre el color de fondo._one':
    '{{count}} imagen puede tener transparencia: en JPEG queda sobre el color de fondo.',
  '{{count}} imágenes no se han guardado: {{names}}_one': '{{count}} imagen no se ha guardado: {{names}}',
}
