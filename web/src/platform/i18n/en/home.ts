export const home: Record<string, string> = {
  'Hola, {{name}}': 'Hello, {{name}}',
  '¿Qué quieres hacer hoy?': 'What would you like to do today?',
  'Crear página': 'Create page',
  'Más herramientas próximamente': 'More tools coming soon',
  'Estamos preparando las siguientes.': 'We are preparing the next ones.',
  'Todo lo que puedes usar ahora mismo.': 'Everything you can use right now.',
  'Diseña páginas, publícalas y recibe sus leads.': 'Design pages, publish them and receive their leads.',
  'Reduce el peso de tus imágenes sin que salgan de tu navegador.':
    'Make your images lighter without them leaving your browser.',
  'Descarga vídeos o su audio a partir de una dirección.': 'Download videos or their sound from an address.',
  'Generador SEO': 'SEO generator',
  'Una versión de tu contenido para cada localidad, en un CSV.':
    'One version of your content for each place, in a CSV.',
  'Une, separa, ordena y gira tus PDF.': 'Merge, split, reorder and rotate your PDFs.',
}
