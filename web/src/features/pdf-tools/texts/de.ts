import type { en } from './en.ts'

export const de = {
  'Herramientas PDF': 'PDF-Werkzeuge',
  'Une, separa, ordena y gira tus PDF.': 'PDFs verbinden, teilen, ordnen und drehen.',
  'Une, separa, ordena y gira tus PDF': 'PDFs verbinden, teilen, ordnen und drehen',
  Unir: 'Verbinden',
  'Un solo PDF con todas las páginas, en el orden en que están. Las imágenes entran como páginas.':
    'Ein einziges PDF mit allen Seiten in ihrer jetzigen Reihenfolge. Bilder werden zu Seiten.',
  'unido.pdf': 'verbunden.pdf',
  'Un marcador por archivo': 'Ein Lesezeichen je Datei',
  'Añade antes algún archivo.': 'Fügen Sie zuerst eine Datei hinzu.',
  Avance: 'Fortschritt',
  Organizar: 'Ordnen',
  'Ordena, gira, duplica o elimina páginas en la mesa: arrástralas, o muévelas con Alt y las flechas. Cada archivo sale con sus páginas como están.':
    'Seiten auf dem Tisch ordnen, drehen, verdoppeln oder löschen: ziehen oder mit Alt und den Pfeiltasten bewegen. Jede Datei kommt mit ihren Seiten heraus, wie sie stehen.',
  'Escribe un número mayor que cero.': 'Geben Sie eine Zahl über null ein.',
  Dividir: 'Teilen',
  'Varios PDF a partir de cada archivo. Varios resultados se descargan juntos en un ZIP.':
    'Mehrere PDFs aus jeder Datei. Mehrere Ergebnisse werden zusammen als ZIP heruntergeladen.',
  'Dividir por': 'Teilen nach',
  Intervalos: 'Bereichen',
  'Cada N páginas': 'Alle N Seiten',
  Marcadores: 'Lesezeichen',
  'Cada intervalo es un archivo: 1-3, 5, 8-': 'Jeder Bereich ist eine Datei: 1-3, 5, 8-',
  'Páginas por archivo': 'Seiten je Datei',
  'Tamaño máximo (MB)': 'Höchste Größe (MB)',
  'Un archivo por cada marcador del primer nivel.': 'Eine Datei für jedes Lesezeichen der ersten Ebene.',
  'Escribe las páginas, por ejemplo 1-3, 5, 8-.': 'Geben Sie die Seiten ein, zum Beispiel 1-3, 5, 8-.',
  '«{{part}}» no es una página ni un intervalo. Escribe por ejemplo 1-3, 5, 8-.':
    '„{{part}}“ ist weder eine Seite noch ein Bereich. Schreiben Sie zum Beispiel 1-3, 5, 8-.',
  'El intervalo {{part}} va al revés: escribe primero la página menor.':
    'Der Bereich {{part}} läuft rückwärts: schreiben Sie die kleinere Seite zuerst.',
  '{{part}} queda fuera: hay páginas de la 1 a la {{pages}}.':
    '{{part}} liegt außerhalb: es gibt die Seiten 1 bis {{pages}}.',
  'Abriendo los archivos…': 'Dateien werden geöffnet…',
  'Arrastra y suelta PDF o imágenes aquí, o haz clic para elegirlos':
    'PDFs oder Bilder hierher ziehen oder klicken, um sie auszuwählen',
  'PDF, JPEG, PNG, WebP y GIF. Puedes añadir varios archivos a la vez.':
    'PDF, JPEG, PNG, WebP und GIF. Sie können mehrere Dateien auf einmal hinzufügen.',
  '{{count}} páginas': '{{count}} Seiten',
  '{{count}} páginas_one': '{{count}} Seite',
  'reparado al abrirlo': 'beim Öffnen repariert',
  'con contraseña': 'mit Passwort',
  'Mover {{name}} antes': '{{name}} nach vorn',
  'Mover {{name}} después': '{{name}} nach hinten',
  'Quitar {{name}}': '{{name}} entfernen',
  'Cerrar el aviso de {{name}}': 'Hinweis zu {{name}} schließen',
  Operaciones: 'Vorgänge',
  'Página en blanco de {{name}}': 'Leere Seite von {{name}}',
  'Página {{number}} de {{name}}': 'Seite {{number}} von {{name}}',
  'En blanco': 'Leer',
  'Páginas en su orden': 'Seiten in ihrer Reihenfolge',
  Girar: 'Drehen',
  'Mover antes': 'Nach vorn',
  'Mover después': 'Nach hinten',
  'Página en blanco': 'Leere Seite',
  'Páginas ({{total}})': 'Seiten ({{total}})',
  '{{count}} seleccionadas': '{{count}} ausgewählt',
  '{{count}} seleccionadas_one': '{{count}} ausgewählt',
  'Quitar la selección': 'Auswahl aufheben',
  'Seleccionar todas': 'Alle auswählen',
  'Vaciar la mesa': 'Tisch leeren',
  'Páginas seleccionadas': 'Ausgewählte Seiten',
  'Este PDF tiene contraseña': 'Dieses PDF hat ein Passwort',
  'Solo se usa aquí, en tu navegador.': 'Es wird nur hier in Ihrem Browser verwendet.',
  'Dejarlo fuera': 'Weglassen',
  'Une, divide, comprime y protege tus PDF en una sola mesa de trabajo.':
    'PDFs an einem einzigen Arbeitstisch verbinden, teilen, verkleinern und schützen.',
  '{{count}} archivos': '{{count}} Dateien',
  '{{count}} archivos_one': '{{count}} Datei',
  'y {{count}} más': 'und {{count}} weitere',
  'Seguir con el resultado': 'Mit dem Ergebnis weitermachen',
  'No es un PDF ni una imagen que se pueda abrir.': 'Das ist weder ein PDF noch ein lesbares Bild.',
  'Está protegido con contraseña.': 'Es ist durch ein Passwort geschützt.',
  'Está dañado y no se puede reparar. Pide otra copia a quien te lo dio.':
    'Es ist beschädigt und nicht zu reparieren. Bitten Sie um eine andere Kopie.',
  'No tiene ninguna página.': 'Es hat keine Seiten.',
  'Es demasiado grande: el límite es 1 GB. Divídelo antes con otro programa.':
    'Es ist zu groß: höchstens 1 GB. Teilen Sie es zuerst mit einem anderen Programm.',
  'Esta imagen no se puede leer. Guárdala como JPEG o PNG y vuelve a probar.':
    'Dieses Bild ist nicht lesbar. Speichern Sie es als JPEG oder PNG und versuchen Sie es erneut.',
  'No queda memoria para este trabajo. Cierra otras pestañas o prueba con menos páginas.':
    'Für diese Arbeit reicht der Speicher nicht. Schließen Sie andere Tabs oder nehmen Sie weniger Seiten.',
  'No se ha podido terminar. Tus archivos siguen como estaban.':
    'Es konnte nicht beendet werden. Ihre Dateien sind unverändert.',
} satisfies Record<keyof typeof en, string>
