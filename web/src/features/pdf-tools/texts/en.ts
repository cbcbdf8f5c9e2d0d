export const en = {
  'Herramientas PDF': 'PDF tools',
  'Une, separa, ordena y gira tus PDF.': 'Merge, split, reorder and rotate your PDFs.',
  'Une, separa, ordena y gira tus PDF sin subirlos a ningún sitio.':
    'Merge, split, reorder and rotate your PDFs without uploading them anywhere.',
  'Une, separa, ordena y gira tus PDF': 'Merge, split, reorder and rotate your PDFs',
}
