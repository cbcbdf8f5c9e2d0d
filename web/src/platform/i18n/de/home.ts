export const home: Record<string, string> = {
  'Hola, {{name}}': 'Hallo, {{name}}',
  '¿Qué quieres hacer hoy?': 'Was möchten Sie heute tun?',
  'Crear página': 'Seite erstellen',
  'Más herramientas próximamente': 'Bald mehr Werkzeuge',
  'Estamos preparando las siguientes.': 'Die nächsten sind in Vorbereitung.',
  'Todo lo que puedes usar ahora mismo.': 'Alles, was Sie jetzt schon nutzen können.',
  'Diseña páginas, publícalas y recibe sus leads.': 'Seiten gestalten, veröffentlichen und Leads erhalten.',
  'Reduce el peso de tus imágenes sin que salgan de tu navegador.':
    'Bilder verkleinern, ohne dass sie Ihren Browser verlassen.',
  'Descarga vídeos o su audio a partir de una dirección.':
    'Videos oder ihren Ton über eine Adresse herunterladen.',
  'Generador SEO': 'SEO-Generator',
  'Una versión de tu contenido para cada localidad, en un CSV.':
    'Eine Fassung Ihres Inhalts für jeden Ort, in einer CSV-Datei.',
  'Une, separa, ordena y gira tus PDF.': 'PDFs verbinden, teilen, ordnen und drehen.',
}
