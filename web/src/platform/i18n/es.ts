/** Only what differs from its key in Spanish: the singulars of counted texts. */
export const es: Record<string, string> = {
  '{{count}} leads_one': '{{count}} lead',
  '{{count}} leads_other': '{{count}} leads',
  '{{count}} listas: de {{before}} a {{after}} KB ({{percent}} % menos)_one':
    '{{count}} lista: de {{before}} a {{after}} KB ({{percent}} % menos)',
  'Descargar las {{count}} imágenes_one': 'Descargar la imagen',
}
