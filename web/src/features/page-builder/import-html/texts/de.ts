export const de = {
  Artículo: 'Artikel',
  Lateral: 'Seitenleiste',
  'Página importada': 'Importierte Seite',
  'Importar HTML': 'HTML importieren',
  'Convierte una página de otra web en elementos que puedes editar.':
    'Macht aus einer Seite einer anderen Website Elemente, die du bearbeiten kannst.',
  'Elegir otra': 'Andere wählen',
  'Leyendo la página': 'Seite wird gelesen',
  'Leyendo la página en tres anchos…': 'Seite wird in drei Breiten gelesen …',
  'Imágenes guardadas: {{done}} de {{total}}…': 'Gespeicherte Bilder: {{done}} von {{total}} …',
  '«{{name}}» está hecha, como borrador.': '„{{name}}“ ist erstellt, als Entwurf.',
  'Editar página': 'Seite bearbeiten',
  'Ha venido todo.': 'Alles ist übernommen.',
  'Ver sus direcciones': 'Ihre Adressen ansehen',
  Dispositivo: 'Gerät',
  'Página original': 'Originalseite',
  'Nombre de la página': 'Name der Seite',
  'Crear página': 'Seite erstellen',
  'Ahí no hay ninguna página HTML. Pega el código de una página, o elige un .html o un ZIP que lo tenga.':
    'Da ist keine HTML-Seite. Füge den Code einer Seite ein oder wähle eine .html-Datei oder ein ZIP, das eine enthält.',
  'La página es demasiado grande: caben 5 MB de HTML, y un ZIP de 60 MB (120 MB sin comprimir). Divídela o quita lo que no uses.':
    'Die Seite ist zu groß: Es passen 5 MB HTML und ein ZIP von 60 MB (entpackt 120 MB). Teile sie auf oder entferne, was du nicht brauchst.',
  'El ZIP tiene más de 2.000 archivos. Deja solo la página y lo que usa.':
    'Das ZIP hat mehr als 2.000 Dateien. Lass nur die Seite und was sie braucht.',
  'El ZIP está dañado o no se puede leer. Vuelve a comprimir la carpeta.':
    'Das ZIP ist beschädigt oder nicht lesbar. Packe den Ordner noch einmal.',
  'La página tiene más de 25.000 nodos. Divídela en varias e impórtalas por separado.':
    'Die Seite hat mehr als 25.000 Knoten. Teile sie auf und importiere die Teile einzeln.',
  'La página tiene demasiadas cajas, unas dentro de otras. Simplifícala y vuelve a intentarlo.':
    'Die Seite hat zu viele ineinander liegende Kästen. Vereinfache sie und versuche es noch einmal.',
  'En la página no se ve nada. Si la dibuja un programa, ábrela en tu navegador, guárdala completa y súbela en un ZIP.':
    'Auf der Seite ist nichts zu sehen. Wenn ein Programm sie zeichnet, öffne sie im Browser, speichere sie vollständig und lade sie als ZIP hoch.',
  'El navegador no ha podido mostrar la página. Vuelve a intentarlo.':
    'Der Browser konnte die Seite nicht zeigen. Versuche es noch einmal.',
  'Programas (JavaScript), que no se ejecutan ni se guardan: {{n}}.':
    'Programme (JavaScript), weder ausgeführt noch behalten: {{n}}.',
  'Animaciones: {{n}}.': 'Animationen: {{n}}.',
  'Cambios al pasar el ratón: {{n}}.': 'Änderungen unter dem Mauszeiger: {{n}}.',
  'Adornos que dibujaba el estilo delante o detrás de una caja: {{n}}.':
    'Verzierungen, die der Stil vor oder hinter einen Kasten zeichnete: {{n}}.',
  'Hojas de estilo que están en otra web o no venían: {{n}}.':
    'Stylesheets, die auf einer anderen Website liegen oder fehlten: {{n}}.',
  'Letras que no venían: {{n}}.': 'Schriften, die fehlten: {{n}}.',
  'Imágenes que no venían en el ZIP: {{n}}.': 'Bilder, die nicht im ZIP waren: {{n}}.',
  'Vídeos y audios: {{n}}.': 'Videos und Töne: {{n}}.',
  'Vídeos que se siguen viendo desde la web de la que vienen: {{n}}.':
    'Videos, die weiter von der Website kommen, von der sie stammen: {{n}}.',
  'Marcos con otras páginas: {{n}}.': 'Rahmen mit anderen Seiten: {{n}}.',
  'Dibujos hechos por un programa: {{n}}.': 'Von einem Programm gemachte Zeichnungen: {{n}}.',
  'Enlaces que ejecutaban algo, ahora sin destino: {{n}}.':
    'Links, die etwas ausführten, jetzt ohne Ziel: {{n}}.',
  'Enlaces a otras páginas de esa web, ahora sin destino: {{n}}.':
    'Links zu anderen Seiten jener Website, jetzt ohne Ziel: {{n}}.',
  'Saltos automáticos a otra página: {{n}}.': 'Automatische Sprünge auf eine andere Seite: {{n}}.',
  'Formularios que enviaban a otra web; ahora llegan a tus leads: {{n}}.':
    'Formulare, die an eine andere Website sendeten; sie kommen jetzt bei deinen Leads an: {{n}}.',
  'Campos sueltos y buscadores, que aquí no harían nada: {{n}}.':
    'Einzelne Felder und Suchen, die hier nichts täten: {{n}}.',
  'Celdas de tablas que se quedan solo con su texto: {{n}}.':
    'Tabellenzellen, die nur ihren Text behalten: {{n}}.',
  'Iconos dentro de botones: {{n}}.': 'Symbole in Schaltflächen: {{n}}.',
  'Partes que estaban encima de otras y han cambiado de sitio o se han quitado: {{n}}.':
    'Teile, die über anderen lagen und verschoben oder weggelassen wurden: {{n}}.',
  'Degradados y fondos simplificados: {{n}}.': 'Vereinfachte Verläufe und Hintergründe: {{n}}.',
  'Sombras cambiadas por la más parecida: {{n}}.': 'Schatten, durch den ähnlichsten ersetzt: {{n}}.',
  'Bordes de un solo lado, izquierdo o derecho: {{n}}.':
    'Rahmen an nur einer Seite, links oder rechts: {{n}}.',
  'Datos para buscadores, que la página hará de nuevo: {{n}}.':
    'Angaben für Suchmaschinen, die die Seite neu macht: {{n}}.',
  'La letra «{{from}}» no está aquí: se usa «{{to}}».':
    'Die Schrift „{{from}}“ gibt es hier nicht: „{{to}}“ steht dafür.',
  'Imágenes que están en otra web y no se descargan: {{n}}.':
    'Bilder auf einer anderen Website, die nicht geholt werden: {{n}}.',
  'HTML, o un ZIP con la página y sus archivos, hasta 60 MB':
    'HTML oder ein ZIP mit der Seite und ihren Dateien, bis 60 MB',
  'O pega su código HTML': 'Oder füge ihren HTML-Code ein',
  'Importa solo páginas que tengas derecho a usar.': 'Importiere nur Seiten, die du verwenden darfst.',
  'Leer página': 'Seite lesen',
  '¿La página es de otra web?': 'Ist die Seite von einer anderen Website?',
}
