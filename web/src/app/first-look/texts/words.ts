type Words = readonly [
  greeting: string,
  question: string,
  create: string,
  addSample: string,
  removeSample: string,
  pages: string,
]

/** The words of the first look, which cannot wait for the catalogues; each as these have it (`words.test.ts`). */
export const texts: Readonly<Record<string, Words>> = {
  es: [
    'Hola, {{name}}',
    '¿Qué quieres hacer hoy?',
    'Crear página',
    'Cargar datos de ejemplo',
    'Quitar datos de ejemplo',
    'Páginas recientes',
  ],
  en: [
    'Hello, {{name}}',
    'What would you like to do today?',
    'Create page',
    'Load example data',
    'Remove example data',
    'Recent pages',
  ],
  fr: [
    'Bonjour, {{name}}',
    'Que voulez-vous faire aujourd’hui ?',
    'Créer une page',
    'Charger des données d’exemple',
    'Retirer les données d’exemple',
    'Pages récentes',
  ],
  de: [
    'Hallo, {{name}}',
    'Was möchten Sie heute tun?',
    'Seite erstellen',
    'Beispieldaten laden',
    'Beispieldaten entfernen',
    'Letzte Seiten',
  ],
}
