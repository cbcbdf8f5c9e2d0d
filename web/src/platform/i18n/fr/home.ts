export const home: Record<string, string> = {
  'Hola, {{name}}': 'Bonjour, {{name}}',
  '¿Qué quieres hacer hoy?': 'Que voulez-vous faire aujourd’hui ?',
  'Crear página': 'Créer une page',
  'Más herramientas próximamente': 'D’autres outils bientôt',
  'Estamos preparando las siguientes.': 'Nous préparons les suivants.',
  'Todo lo que puedes usar ahora mismo.': 'Tout ce que vous pouvez utiliser dès maintenant.',
  'Diseña páginas, publícalas y recibe sus leads.': 'Concevez des pages, publiez-les et recevez leurs leads.',
  'Reduce el peso de tus imágenes sin que salgan de tu navegador.':
    'Allégez vos images sans qu’elles quittent votre navigateur.',
  'Descarga vídeos o su audio a partir de una dirección.':
    'Téléchargez des vidéos ou leur son à partir d’une adresse.',
  'Generador SEO': 'Générateur SEO',
  'Una versión de tu contenido para cada localidad, en un CSV.':
    'Une version de votre contenu pour chaque localité, dans un CSV.',
  'Une, separa, ordena y gira tus PDF.': 'Fusionnez, divisez, réordonnez et tournez vos PDF.',
}
