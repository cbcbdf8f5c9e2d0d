export const en = {
  'Descarga vídeos o su audio a partir de una dirección.': 'Download videos or their sound from an address.',
  'Descarga vídeos o su audio a partir de una dirección': 'Download videos or their sound from an address',
}
