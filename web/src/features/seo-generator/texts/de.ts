import type { en } from './en.ts'

export const de = {
  'Archivo CSV': 'CSV-Datei',
  'Arrastra y suelta tu archivo CSV aquí': 'CSV-Datei hierher ziehen',
  'O haz clic para seleccionar el archivo': 'Oder zum Auswählen klicken',
  'Seleccionar archivo CSV': 'CSV-Datei auswählen',
  'Leyendo el CSV…': 'CSV wird gelesen…',
  'Archivo CSV cargado correctamente ({{n}} filas)': 'CSV-Datei geladen ({{n}} Zeilen)',
  'UTF-8 con BOM': 'UTF-8 mit BOM',
  '{{n}} columnas': '{{n}} Spalten',
  'Y {{n}} avisos más.': 'Und {{n}} weitere Hinweise.',
  'Escribe la palabra clave que aparece en tu contenido, por ejemplo una ciudad.':
    'Geben Sie das Suchwort ein, das in Ihrem Inhalt vorkommt, zum Beispiel eine Stadt.',
  'Sube un archivo TXT con las ubicaciones, una por línea.':
    'Laden Sie eine TXT-Datei mit den Orten, einer pro Zeile.',
  'Sube el archivo CSV con tu contenido; la primera fila es la cabecera.':
    'Laden Sie die CSV-Datei mit Ihrem Inhalt; die erste Zeile ist die Kopfzeile.',
  'Pulsa «Procesar CSV» y revisa la vista previa: tendrás un bloque de filas por ubicación.':
    'Klicken Sie auf „CSV verarbeiten“ und prüfen Sie die Vorschau: Für jeden Ort gibt es einen Block von Zeilen.',
  'Pulsa «Descargar CSV Procesado» para guardar el resultado.':
    'Klicken Sie auf „Verarbeitete CSV herunterladen“, um das Ergebnis zu speichern.',
  'Instrucciones de uso': 'So funktioniert es',
  'Mayúsculas y minúsculas se respetan: MADRID da SEVILLA y Madrid da Sevilla. En las columnas con enlaces se escribe el slug: alcala-de-henares.':
    'Groß- und Kleinschreibung bleiben erhalten: MADRID wird SEVILLA, Madrid wird Sevilla. In Spalten mit Links steht der Slug: alcala-de-henares.',
  'Todo ocurre en tu navegador: tus archivos no se envían a ningún sitio.':
    'Alles geschieht in Ihrem Browser: Ihre Dateien werden nirgendwohin gesendet.',
  'Solo se aceptan archivos .txt. Guarda tu lista como texto, con una ubicación por línea.':
    'Nur .txt-Dateien werden angenommen. Speichern Sie Ihre Liste als Text, ein Ort pro Zeile.',
  'Subir archivo TXT con ubicaciones': 'TXT-Datei mit Orten laden',
  'No se ha cargado ningún archivo de ubicaciones': 'Es ist keine Ortsdatei geladen',
  '{{n}} ubicaciones cargadas': '{{n}} Orte geladen',
  'Una ubicación por línea. También puedes añadir columnas separadas por tabulador o punto y coma.':
    'Ein Ort pro Zeile. Sie können auch Spalten hinzufügen, getrennt durch Tabulator oder Semikolon.',
  'Columnas: {{names}}. La primera reemplaza a la palabra clave; todas sirven de marcador, como {{example}}.':
    'Spalten: {{names}}. Die erste ersetzt das Suchwort; alle dienen als Platzhalter, etwa {{example}}.',
  'La primera línea son los nombres de las columnas': 'Die erste Zeile enthält die Spaltennamen',
  'Ubicaciones repetidas: {{n}} ({{names}}).': 'Doppelte Orte: {{n}} ({{names}}).',
  'Quitar las ubicaciones repetidas': 'Doppelte Orte entfernen',
  'Ubicaciones distintas con el mismo slug: {{names}}.': 'Verschiedene Orte mit demselben Slug: {{names}}.',
  'Ubicaciones que se quedan sin slug por no tener letras latinas: {{names}}.':
    'Orte ohne Slug, weil sie keine lateinischen Buchstaben haben: {{names}}.',
  'Sin tocar': 'Unverändert',
  'Texto respeta mayúsculas y minúsculas; Slug escribe la ubicación como en una dirección: alcala-de-henares.':
    'Text behält Groß- und Kleinschreibung; Slug schreibt den Ort wie in einer Adresse: alcala-de-henares.',
  'Carga el CSV para elegir qué se hace con cada columna.':
    'Laden Sie die CSV-Datei, um für jede Spalte zu wählen, was geschieht.',
  'Columna {{letter}}': 'Spalte {{letter}}',
  'contiene enlaces': 'enthält Links',
  'contiene slugs': 'enthält Slugs',
  'Modo de la columna {{name}}': 'Modus der Spalte {{name}}',
  'Leer las comillas como texto': 'Anführungszeichen als Text lesen',
  'Un archivo por ubicación, en un ZIP': 'Eine Datei pro Ort, in einer ZIP-Datei',
  'Partes de un número fijo de filas, en un ZIP': 'Teile mit fester Zeilenzahl, in einer ZIP-Datei',
  Archivos: 'Dateien',
  'Cómo se reparte el resultado': 'Wie das Ergebnis aufgeteilt wird',
  'Filas por archivo': 'Zeilen pro Datei',
  'Escribe un número entero de 1 en adelante.': 'Geben Sie eine ganze Zahl ab 1 ein.',
  'Guardar directamente en disco (siempre a partir de {{size}})':
    'Direkt auf die Festplatte speichern (ab {{size}} immer)',
  'Los resultados de más de {{size}} se preparan en el almacenamiento privado de tu navegador antes de descargarse.':
    'Ergebnisse über {{size}} werden vor dem Herunterladen im privaten Speicher Ihres Browsers vorbereitet.',
  '{{name}} (ubicación)': '{{name}} (Ort)',
  'Más palabras clave': 'Weitere Suchwörter',
  'Cada una se reemplaza por una columna del archivo de ubicaciones: ciudad, provincia, gentilicio… También puedes escribir {{example}} en tu contenido.':
    'Jedes wird durch eine Spalte der Ortsdatei ersetzt: Stadt, Provinz, Einwohnername… Sie können auch {{example}} in Ihren Inhalt schreiben.',
  'Palabra clave {{n}}': 'Suchwort {{n}}',
  'Ej.: Comunidad de Madrid': 'Z. B. Comunidad de Madrid',
  'Columna que reemplaza a la palabra clave {{n}}': 'Spalte, die Suchwort {{n}} ersetzt',
  'Quitar la palabra clave {{n}}': 'Suchwort {{n}} entfernen',
  'Añadir palabra clave': 'Suchwort hinzufügen',
  'Cómo se busca la palabra': 'Wie das Wort gesucht wird',
  'Ignorar los acentos (Malaga también encuentra Málaga)': 'Akzente ignorieren (Malaga findet auch Málaga)',
  'Solo palabras completas (sol no cambia soleado)': 'Nur ganze Wörter (sol ändert soleado nicht)',
  'Respetar mayúsculas y minúsculas (MADRID da SEVILLA)':
    'Groß- und Kleinschreibung beibehalten (MADRID wird SEVILLA)',
  'Variaciones de texto (spintax)': 'Textvarianten (Spintax)',
  'De {buenos|grandes} se toma una opción en cada fila y ubicación. Con la misma semilla el resultado se repite.':
    'Aus {buenos|grandes} wird für jede Zeile und jeden Ort eine Möglichkeit gewählt. Mit demselben Startwert wiederholt sich das Ergebnis.',
  'Usar spintax en las columnas de texto': 'Spintax in Textspalten verwenden',
  Semilla: 'Startwert',
  'Como en tu archivo': 'Wie in Ihrer Datei',
  'Coma (,)': 'Komma (,)',
  'Punto y coma (;)': 'Semikolon (;)',
  Tabulador: 'Tabulator',
  'UTF-8 con BOM (Excel)': 'UTF-8 mit BOM (Excel)',
  'UTF-8 sin BOM': 'UTF-8 ohne BOM',
  'LF (Linux, Mac)': 'LF (Linux, Mac)',
  'CRLF (Windows)': 'CRLF (Windows)',
  'Formato del resultado': 'Format des Ergebnisses',
  'Elige para qué programa es y comprobaremos las columnas que necesita.':
    'Wählen Sie das Zielprogramm, und wir prüfen die nötigen Spalten.',
  'Preparar para': 'Vorbereiten für',
  'Ningún programa en concreto': 'Kein bestimmtes Programm',
  Separador: 'Trennzeichen',
  Codificación: 'Kodierung',
  'Saltos de línea': 'Zeilenumbrüche',
  'Proteger las celdas que parecen fórmulas (empiezan por =, +, - o @) con un apóstrofo':
    'Zellen, die wie Formeln aussehen (mit =, +, - oder @ am Anfang), mit einem Apostroph schützen',
  '{{n}} filas': '{{n}} Zeilen',
  'quedan {{n}} s': 'noch {{n}} s',
  'Reemplazos por columna, en cada ubicación': 'Ersetzungen pro Spalte, an jedem Ort',
  Modo: 'Modus',
  Reemplazos: 'Ersetzungen',
  Variaciones: 'Varianten',
  'Filas que cambian': 'Geänderte Zeilen',
  'Páginas parecidas entre sí': 'Einander ähnliche Seiten',
  'de los pares comparados son casi duplicados (parecido medio: {{mean}} %; muestra de {{pairs}} pares).':
    'der verglichenen Paare sind fast gleich (mittlere Ähnlichkeit: {{mean}} %; Stichprobe von {{pairs}} Paaren).',
  'Google puede tratar las páginas que solo cambian de lugar como páginas puerta y no mostrarlas. Añade columnas con información propia de cada sitio (barrios, precios, opiniones) o variaciones de texto.':
    'Google kann Seiten, die sich nur im Ort unterscheiden, als Brückenseiten werten und nicht anzeigen. Ergänzen Sie Spalten mit eigenen Angaben zu jedem Ort (Viertel, Preise, Meinungen) oder Textvarianten.',
  'Buen punto de partida: cada página tiene texto propio. Google valora que además la información sea de cada sitio.':
    'Ein guter Anfang: Jede Seite hat eigenen Text. Google schätzt außerdem Angaben zu jedem Ort.',
  '{{program}} necesita una columna «{{name}}» y tu archivo no la tiene.':
    '{{program}} braucht eine Spalte „{{name}}“, und Ihre Datei hat keine.',
  '{{program}} funciona mejor con una columna «{{name}}».':
    '{{program}} arbeitet mit einer Spalte „{{name}}“ besser.',
  'En {{program}} la columna «{{name}}» debe ser distinta en cada fila: pon en ella la palabra clave o un marcador.':
    'In {{program}} muss die Spalte „{{name}}“ in jeder Zeile anders sein: Setzen Sie das Suchwort oder einen Platzhalter ein.',
  '{{program}} espera otro separador: vuelve a elegirlo en «Preparar para».':
    '{{program}} erwartet ein anderes Trennzeichen: Wählen Sie es unter „Vorbereiten für“ erneut.',
  '{{program}} admite archivos de hasta {{size}}: divide el resultado en partes.':
    '{{program}} nimmt Dateien bis {{size}} an: Teilen Sie das Ergebnis auf.',
  'La columna «{{name}}» no cambia en {{rows}} filas: su dirección se repetirá en todas las ubicaciones.':
    'Die Spalte „{{name}}“ ändert sich in {{rows}} Zeilen nicht: Ihre Adresse wiederholt sich an allen Orten.',
  'La columna «{{name}}» tiene {{rows}} direcciones repetidas dentro de tu archivo.':
    'Die Spalte „{{name}}“ enthält in Ihrer Datei {{rows}} doppelte Adressen.',
  'La palabra clave no aparece en ninguna columna: todas las ubicaciones tendrán el mismo contenido.':
    'Das Suchwort kommt in keiner Spalte vor: Alle Orte erhalten denselben Inhalt.',
  'Marcadores sin columna en tus ubicaciones, que se dejan como están: {{names}}.':
    'Platzhalter ohne Spalte in Ihren Orten, die unverändert bleiben: {{names}}.',
  'Excel y LibreOffice solo abren {{limit}} filas por archivo y este tendrá {{rows}}. Divide el resultado en partes si quieres abrirlo con ellos.':
    'Excel und LibreOffice öffnen nur {{limit}} Zeilen pro Datei, diese hat {{rows}}. Teilen Sie das Ergebnis auf, wenn Sie es damit öffnen möchten.',
  'Hay celdas que empiezan por =, +, - o @ y una hoja de cálculo las tomaría por fórmulas. Puedes protegerlas en Más opciones.':
    'Einige Zellen beginnen mit =, +, - oder @, eine Tabellenkalkulation hielte sie für Formeln. Unter „Mehr Optionen“ können Sie sie schützen.',
  'Al descargar te preguntaremos dónde guardarlo: se escribe directamente en tu disco.':
    'Beim Herunterladen fragen wir nach dem Speicherort: Es wird direkt auf Ihre Festplatte geschrieben.',
  'Es un resultado grande: se preparará en el almacenamiento privado de tu navegador y después se descargará.':
    'Das Ergebnis ist groß: Es wird im privaten Speicher Ihres Browsers vorbereitet und dann heruntergeladen.',
  'Este navegador no puede guardar un resultado de {{size}}. Usa menos ubicaciones, o Chrome o Edge, que escriben directamente en disco.':
    'Dieser Browser kann kein Ergebnis von {{size}} speichern. Verwenden Sie weniger Orte oder Chrome oder Edge, die direkt auf die Festplatte schreiben.',
  'Revisa antes de descargar ({{n}})': 'Vor dem Herunterladen prüfen ({{n}})',
  'Vista previa': 'Vorschau',
  'Ubicación de la vista previa': 'Ort der Vorschau',
  Filas: 'Zeilen',
  Ubicaciones: 'Orte',
  Resultado: 'Ergebnis',
  'Crea una versión de tu contenido para cada ubicación. Tus archivos no salen de tu navegador.':
    'Erstellen Sie für jeden Ort eine Fassung Ihres Inhalts. Ihre Dateien verlassen Ihren Browser nicht.',
  'Palabra clave a reemplazar': 'Zu ersetzendes Suchwort',
  'Esta palabra será reemplazada por cada ubicación de la lista.':
    'Dieses Wort wird durch jeden Ort der Liste ersetzt.',
  'Ej.: Madrid': 'Z. B. Madrid',
  'Procesar CSV': 'CSV verarbeiten',
  'Descargar CSV Procesado': 'Verarbeitete CSV herunterladen',
  'Procesando el CSV…': 'CSV wird verarbeitet…',
  'Escribiendo el resultado…': 'Ergebnis wird geschrieben…',
  'Has cambiado algo: pulsa «Procesar CSV» para actualizar el resultado.':
    'Sie haben etwas geändert: Klicken Sie auf „CSV verarbeiten“, um das Ergebnis zu aktualisieren.',
  'CSV procesado: {{rows}} filas listas para descargar.':
    'CSV verarbeitet: {{rows}} Zeilen bereit zum Herunterladen.',
  'Guardado en tu disco: {{rows}} filas, {{size}}, en {{seconds}} s.':
    'Auf Ihrer Festplatte gespeichert: {{rows}} Zeilen, {{size}}, in {{seconds}} s.',
  'Descarga lista: {{name}} ({{rows}} filas, {{size}}, {{seconds}} s).':
    'Download bereit: {{name}} ({{rows}} Zeilen, {{size}}, {{seconds}} s).',
  'Línea {{row}}': 'Zeile {{row}}',
  'Fila {{row}}, columna {{column}}': 'Zeile {{row}}, Spalte {{column}}',
  'hay unas comillas que se abren y no se cierran. Ciérralas en el archivo o activa «Leer las comillas como texto» en Más opciones.':
    'ein Anführungszeichen wird geöffnet und nicht geschlossen. Schließen Sie es in der Datei oder schalten Sie unter „Mehr Optionen“ „Anführungszeichen als Text lesen“ ein.',
  'hay texto después de las comillas de cierre. Lo hemos conservado; revisa esa celda.':
    'nach dem schließenden Anführungszeichen steht Text. Wir haben ihn behalten; prüfen Sie diese Zelle.',
  'hay un carácter nulo (NUL). El archivo está dañado o no es de texto: vuelve a guardarlo como CSV.':
    'ein Nullzeichen (NUL) steht darin. Die Datei ist beschädigt oder kein Text: Speichern Sie sie erneut als CSV.',
  'faltan celdas: hay {{found}} y la cabecera tiene {{expected}}. La fila se deja como está.':
    'Zellen fehlen: Es sind {{found}}, die Kopfzeile hat {{expected}}. Die Zeile bleibt, wie sie ist.',
  'sobran celdas: hay {{found}} y la cabecera tiene {{expected}}. La fila se deja como está.':
    'zu viele Zellen: {{found}}, die Kopfzeile hat {{expected}}. Die Zeile bleibt, wie sie ist.',
  'El archivo está vacío. Elige un CSV con una cabecera y al menos una fila.':
    'Die Datei ist leer. Wählen Sie eine CSV-Datei mit Kopfzeile und mindestens einer Zeile.',
  'El archivo solo tiene la cabecera. Añade al menos una fila de datos y vuelve a subirlo.':
    'Die Datei hat nur die Kopfzeile. Fügen Sie mindestens eine Datenzeile hinzu und laden Sie sie erneut.',
  'El archivo ocupa {{found}} y el máximo es {{expected}}. Divídelo y procésalo por partes.':
    'Die Datei ist {{found}} groß, erlaubt sind {{expected}}. Teilen Sie sie und verarbeiten Sie sie stückweise.',
  'hay {{found}} caracteres seguidos, demasiados para este archivo. Comprueba que has elegido el archivo correcto.':
    '{{found}} Zeichen am Stück, zu viele für diese Datei. Prüfen Sie, ob Sie die richtige Datei gewählt haben.',
  'El archivo no tiene ninguna ubicación. Escribe una por línea y vuelve a subirlo.':
    'Die Datei enthält keinen Ort. Schreiben Sie einen pro Zeile und laden Sie sie erneut.',
  'No se ha podido leer el archivo: ha cambiado o ya no está en su sitio. Vuelve a elegirlo.':
    'Die Datei konnte nicht gelesen werden: Sie wurde geändert oder ist nicht mehr da. Wählen Sie sie erneut.',
  'Cancelado. No se ha guardado nada.': 'Abgebrochen. Es wurde nichts gespeichert.',
  'No queda sitio para el resultado. Libera espacio o divídelo en partes más pequeñas.':
    'Für das Ergebnis ist kein Platz mehr. Schaffen Sie Platz oder teilen Sie es in kleinere Teile.',
  'El archivo no cabe en la memoria del navegador. Divídelo y procésalo por partes.':
    'Die Datei passt nicht in den Speicher des Browsers. Teilen Sie sie und verarbeiten Sie sie stückweise.',
  'El navegador ha detenido el proceso, casi siempre por falta de memoria. Cierra otras pestañas y vuelve a intentarlo.':
    'Der Browser hat den Vorgang angehalten, fast immer aus Speichermangel. Schließen Sie andere Tabs und versuchen Sie es erneut.',
  'No se ha podido terminar: {{reason}}. Vuelve a intentarlo.':
    'Es konnte nicht abgeschlossen werden: {{reason}}. Versuchen Sie es erneut.',
  'Generador SEO': 'SEO-Generator',
  'Una versión de tu contenido para cada localidad, en un CSV.':
    'Eine Fassung Ihres Inhalts für jeden Ort, in einer CSV-Datei.',
  'Una versión de tu contenido para cada localidad': 'Eine Fassung Ihres Inhalts für jeden Ort',
  'Tipo de archivo': 'Dateityp',
  'Excel (XLSX)': 'Excel (XLSX)',
  'Excel (XLSX), su primera hoja': 'Excel (XLSX), das erste Blatt',
  'Columnas separadas por': 'Spalten getrennt durch',
  'Detectado: {{name}}': 'Erkannt: {{name}}',
  Detectar: 'Erkennen',
  'Barra vertical (|)': 'Senkrechter Strich (|)',
  'Acento circunflejo (^)': 'Zirkumflex (^)',
  'Virgulilla (~)': 'Tilde (~)',
  'La protección se activa sola con «Excel en España», con BOM y si tu archivo viene de Excel; los importadores la leerían como parte del texto.':
    'Der Schutz schaltet sich mit „Excel en España“, mit BOM und bei Dateien aus Excel von selbst ein; Importprogramme würden ihn als Text lesen.',
  'No se ha podido leer el libro de Excel. Ábrelo, guárdalo otra vez como .xlsx y vuelve a subirlo.':
    'Die Excel-Mappe konnte nicht gelesen werden. Öffnen Sie sie, speichern Sie sie erneut als .xlsx und laden Sie sie noch einmal hoch.',
  'Es un libro de Excel antiguo (.xls). Ábrelo y guárdalo como .xlsx o como CSV.':
    'Es ist eine alte Excel-Mappe (.xls). Öffnen Sie sie und speichern Sie sie als .xlsx oder als CSV.',
  Seguir: 'Fortsetzen',
  'En un sitio de Aurelio': 'Auf einer Aurelio-Website',
  '{{made}} nuevas, {{changed}} cambiadas, {{same}} iguales, {{failed}} sin publicar':
    '{{made}} neu, {{changed}} geändert, {{same}} unverändert, {{failed}} nicht veröffentlicht',
  '{{done}} de {{total}}': '{{done}} von {{total}}',
  'Sus páginas no han llegado enteras: vuelve a publicarla.':
    'Nicht alle Seiten sind angekommen: Veröffentliche sie noch einmal.',
  'Deshecha: lo nuevo está en la papelera y lo cambiado vuelve a ser como era.':
    'Rückgängig gemacht: Neues liegt im Papierkorb, Geändertes ist wieder wie zuvor.',
  'Parada.': 'Angehalten.',
  'Sigue el {{moment}}.': 'Geht am {{moment}} weiter.',
  'Últimas publicaciones': 'Letzte Veröffentlichungen',
  'De qué columna sale cada campo': 'Aus welcher Spalte jedes Feld kommt',
  'Salen las que no están publicadas y las últimas publicadas. Si falta, ábrela y guárdala.':
    'Aufgeführt sind die unveröffentlichten und die zuletzt veröffentlichten. Fehlt sie, öffne und speichere sie.',
  'Del título': 'Aus dem Titel',
  'Publicar las páginas': 'Seiten veröffentlichen',
  Dónde: 'Wo',
  'En WordPress': 'Auf WordPress',
  'Páginas al día': 'Seiten pro Tag',
  'Vacío: todas seguidas.': 'Leer: alle nacheinander.',
  'Se publican las primeras {{most}} filas: es lo que cabe en una vez.':
    'Die ersten {{most}} Zeilen werden veröffentlicht: Mehr passt nicht auf einmal.',
  'Publicar {{n}} páginas': '{{n}} Seiten veröffentlichen',
  'Enviando: {{done}} de {{total}}': 'Wird gesendet: {{done}} von {{total}}',
  'Dirección (slug)': 'Adresse (Slug)',
  'Otra página tiene ya esa dirección. No la hemos tocado.':
    'Eine andere Seite hat diese Adresse schon. Wir haben sie nicht angerührt.',
  'La plantilla ya no existe. Sácala de la papelera y sigue.':
    'Die Vorlage gibt es nicht mehr. Hol sie aus dem Papierkorb und fahre fort.',
  'La plantilla ya no está en ese sitio. Devuélvela a él y sigue.':
    'Die Vorlage ist nicht mehr auf dieser Website. Bring sie zurück und fahre fort.',
  'Esa dirección no se admite: tiene que empezar por https:// y estar en Internet. Si es de tu red, quien administra Aurelio puede permitirla con WORDPRESS_ALLOWED_HOSTS.':
    'Diese Adresse wird nicht angenommen: Sie muss mit https:// beginnen und im Internet stehen. Liegt sie in deinem Netz, kann sie erlauben, wer Aurelio verwaltet: mit WORDPRESS_ALLOWED_HOSTS.',
  'En esa dirección no contesta la interfaz REST de WordPress. Comprueba que es la de su portada y que ningún plugin la desactiva.':
    'Unter dieser Adresse antwortet die REST-Schnittstelle von WordPress nicht. Prüfe, ob es die Adresse der Startseite ist und ob kein Plugin die Schnittstelle abschaltet.',
  'WordPress no acepta ese usuario con esa contraseña de aplicación. Si son correctos, puede que tenga desactivadas las contraseñas de aplicación o que su servidor quite la cabecera Authorization.':
    'WordPress nimmt diesen Benutzer mit diesem Anwendungspasswort nicht an. Stimmen beide, sind Anwendungspasswörter dort vielleicht abgeschaltet, oder der Server entfernt die Kopfzeile Authorization.',
  'Ese usuario de WordPress no puede publicar así: para páginas hace falta un editor o un administrador; para entradas, un autor, y un colaborador solo las deja en borrador.':
    'Dieser Benutzer von WordPress kann so nicht veröffentlichen: Seiten brauchen einen Redakteur oder Administrator, Beiträge einen Autor; ein Mitarbeiter kann sie nur als Entwurf ablegen.',
  'Algo delante de WordPress no deja pasar la petición: un plugin de seguridad o un cortafuegos. Permite ahí la dirección IP de este servidor y vuelve a intentarlo.':
    'Etwas vor WordPress lässt die Anfrage nicht durch: ein Sicherheits-Plugin oder eine Firewall. Erlaube dort die IP-Adresse dieses Servers und versuche es noch einmal.',
  'WordPress le quita a ese usuario parte del HTML: scripts, estilos o formularios. No la hemos publicado: usa un editor o un administrador, o quita esas etiquetas.':
    'WordPress nimmt diesem Benutzer einen Teil des HTML weg: Skripte, Stile oder Formulare. Wir haben sie nicht veröffentlicht: Nimm einen Redakteur oder Administrator, oder entferne diese Tags.',
  'Una de sus categorías no existe en WordPress y ese usuario no puede crearla. Créala allí, o usa un editor o un administrador.':
    'Eine ihrer Kategorien gibt es in WordPress nicht, und dieser Benutzer kann sie nicht anlegen. Lege sie dort an, oder nimm einen Redakteur oder Administrator.',
  'WordPress no contesta, o su certificado no es válido. Vuelve a intentarlo dentro de un momento.':
    'WordPress antwortet nicht, oder sein Zertifikat ist nicht gültig. Versuche es gleich noch einmal.',
  'WordPress no ha aceptado esta página.': 'WordPress hat diese Seite nicht angenommen.',
  'Esta publicación ya está en otro punto. Mira cómo va y vuelve a intentarlo.':
    'Diese Veröffentlichung ist schon weiter. Sieh nach, wie es steht, und versuch es noch einmal.',
  'Elige un sitio': 'Wähle eine Website',
  'Este sitio no tiene páginas todavía. Crea en él la plantilla.':
    'Diese Website hat noch keine Seiten. Lege dort die Vorlage an.',
  'Cada página es una copia de la plantilla con sus textos rellenos. Puedes escribir en ella: {{names}}. Lo que pongas en un símbolo se cambia en todas de una vez.':
    'Jede Seite ist eine Kopie der Vorlage mit ausgefüllten Texten. Du kannst darin schreiben: {{names}}. Was in einem Symbol steht, ändert sich in allen auf einmal.',
  'Dirección de tu WordPress': 'Adresse deines WordPress',
  Usuario: 'Benutzer',
  'Contraseña de aplicación': 'Anwendungspasswort',
  'La creas en WordPress, en tu perfil de usuario. Se guarda cifrada treinta días como mucho, para poder deshacer.':
    'Du legst es in WordPress in deinem Profil an. Es wird höchstens dreißig Tage verschlüsselt aufbewahrt, damit du rückgängig machen kannst.',
  'Se publican como': 'Sie werden veröffentlicht als',
  Entradas: 'Beiträge',
  '«{{name}}» no es un CSV, un libro de Excel ni un XML. Solo se aceptan archivos que terminan en .csv, .xlsx o .xml.':
    '„{{name}}“ ist weder eine CSV-Datei noch eine Excel-Arbeitsmappe noch XML. Nur Dateien mit .csv, .xlsx oder .xml werden angenommen.',
  'Usar un libro de Excel o un XML': 'Excel-Arbeitsmappe oder XML verwenden',
  'Libro de Excel o XML': 'Excel-Arbeitsmappe oder XML',
  'Resultado anterior': 'Früheres Ergebnis',
  'Quitar el resultado anterior': 'Früheres Ergebnis entfernen',
  'Si subes el archivo de la última vez, solo se escriben las filas nuevas y las que han cambiado.':
    'Wenn du die Datei vom letzten Mal wählst, werden nur neue und geänderte Zeilen geschrieben.',
  'Un solo archivo': 'Eine einzige Datei',
  'WordPress (archivo de importación WXR)': 'WordPress (WXR-Importdatei)',
  'Mapa del sitio (sitemap.xml)': 'Sitemap (sitemap.xml)',
  'En un libro de Excel y en XML todo se guarda como texto: no hay separador que elegir ni fórmulas que proteger.':
    'In einer Excel-Arbeitsmappe und in XML wird alles als Text gespeichert: Es gibt kein Trennzeichen zu wählen und keine Formeln zu schützen.',
  'Páginas del archivo': 'Seiten der Datei',
  'Dirección de tu web': 'Adresse deiner Website',
  'Escríbela entera, como https://ejemplo.es: con ella empiezan las direcciones de las páginas.':
    'Schreib sie ganz, wie https://ejemplo.es: Damit beginnen die Adressen der Seiten.',
  '{{n}} filas siguen igual que en el resultado anterior y no están.':
    '{{n}} Zeilen sind wie im früheren Ergebnis und nicht enthalten.',
  'No se ha encontrado una tabla en el XML: está incompleto, o nada se repite en él. Vuelve a exportarlo y súbelo otra vez.':
    'In der XML-Datei wurde keine Tabelle gefunden: Sie ist unvollständig, oder nichts wiederholt sich darin. Exportiere sie erneut und lade sie hoch.',
  'Al publicar, las páginas van al servidor, que sigue aunque cierres esta pestaña.':
    'Beim Veröffentlichen gehen die Seiten an den Server, der weiterarbeitet, auch wenn du diesen Tab schließt.',
  'Cuántas veces': 'Wie oft',
  'Una vez': 'Einmal',
  'Repetir con un horario': 'Nach Zeitplan wiederholen',
  'Algo ha fallado en el servidor. Vuelve a intentarlo; si sigue igual, avisa a quien lo administra.':
    'Auf dem Server ist etwas schiefgegangen. Versuche es erneut; bleibt es so, sag es der Person, die ihn verwaltet.',
  Cada: 'Jeden',
  'Día de la semana': 'Wochentag',
  'Día del mes': 'Tag des Monats',
  'En un mes más corto, su último día.': 'In einem kürzeren Monat dessen letzter Tag.',
  Hora: 'Uhrzeit',
  'Dirección de la tabla': 'Adresse der Tabelle',
  'Dirección de las ubicaciones': 'Adresse der Orte',
  'Un CSV o TXT en https:// que se lee cada vez. Vacío: se guarda el archivo que has elegido.':
    'Eine CSV oder TXT unter https://, die jedes Mal gelesen wird. Leer: die gewählte Datei wird aufbewahrt.',
  'Cada vez se hacen las páginas de nuevo y solo se publican las nuevas y las que dicen otra cosa. Si falla, os avisamos.':
    'Jedes Mal werden die Seiten neu erstellt und nur neue und geänderte veröffentlicht. Wenn es scheitert, sagen wir eurem Team Bescheid.',
  'Guardar y repetir': 'Speichern und wiederholen',
  'Guardada: está abajo, en «Publicaciones que se repiten».':
    'Gespeichert: unten unter „Wiederkehrende Veröffentlichungen“.',
  '«{{name}}» es demasiado largo para guardarlo. Ponlo en una dirección https:// y escríbela aquí.':
    '„{{name}}“ ist zu lang zum Aufbewahren. Lege sie unter eine https://-Adresse und gib diese hier ein.',
  'Cada día a las {{time}}': 'Jeden Tag um {{time}}',
  'El día {{day}} de cada mes a las {{time}}': 'Am {{day}}. jedes Monats um {{time}}',
  'Cada semana, {{weekday}} a las {{time}}': 'Jede Woche, {{weekday}} um {{time}}',
  'Publicar ahora {{name}}': '{{name}} jetzt veröffentlichen',
  'Reanudar {{name}}': '{{name}} fortsetzen',
  'Pausar {{name}}': '{{name}} anhalten',
  'En pausa.': 'Angehalten.',
  'La próxima vez: {{moment}}.': 'Nächstes Mal: {{moment}}.',
  '¿Dejar de repetir {{name}}?': '{{name}} nicht mehr wiederholen?',
  'Lo que ya está publicado se queda. Sus últimas publicaciones aún se pueden deshacer.':
    'Was veröffentlicht ist, bleibt. Die letzten Veröffentlichungen lassen sich noch rückgängig machen.',
  'Publicaciones que se repiten': 'Wiederkehrende Veröffentlichungen',
  'Todavía no se ha publicado ninguna vez.': 'Noch nie veröffentlicht.',
  'Veces anteriores ({{n}})': 'Frühere Male ({{n}})',
  'Haciendo las páginas…': 'Seiten werden erstellt…',
  'Nada nuevo. Siguen igual: {{same}}.': 'Nichts Neues. Unverändert: {{same}}.',
  'Fila {{row}}.': 'Zeile {{row}}.',
  'Deshecha.': 'Rückgängig gemacht.',
  'No se ha podido leer la tabla en {{detail}}. Comprueba que la dirección sigue valiendo.':
    'Die Tabelle unter {{detail}} konnte nicht gelesen werden. Prüfe, ob die Adresse noch gilt.',
  'No se han podido leer las ubicaciones en {{detail}}. Comprueba que la dirección sigue valiendo.':
    'Die Orte unter {{detail}} konnten nicht gelesen werden. Prüfe, ob die Adresse noch gilt.',
  'La dirección {{detail}} no se admite: tiene que empezar por https:// y estar en Internet, no en una red privada.':
    'Die Adresse {{detail}} ist nicht erlaubt: Sie muss mit https:// beginnen und im Internet liegen, nicht in einem privaten Netz.',
  'Lo que hay en {{detail}} ocupa demasiado: como mucho 16 MB la tabla y 2 MB las ubicaciones.':
    'Was unter {{detail}} liegt, ist zu groß: höchstens 16 MB die Tabelle und 2 MB die Orte.',
  'La tabla no se puede leer: revisa que tenga cabecera y filas, y que cada comilla se cierre.':
    'Die Tabelle ist nicht lesbar: Prüfe, ob sie Kopfzeile und Zeilen hat und jedes Anführungszeichen geschlossen ist.',
  'La lista de ubicaciones no se puede leer, o está vacía.': 'Die Liste der Orte ist nicht lesbar oder leer.',
  'El espacio ya ha gastado sus trabajos de hoy. La próxima vez vuelve a intentarse.':
    'Der Arbeitsbereich hat seine Aufträge für heute verbraucht. Beim nächsten Mal wird es wieder versucht.',
  'No había terminado cuando le tocaba a la siguiente.':
    'Es war nicht fertig, als das nächste Mal an der Reihe war.',
  'Tu espacio ya tiene {{most}} publicaciones que se repiten. Quita una antes de crear otra.':
    'Dein Arbeitsbereich hat schon {{most}} wiederkehrende Veröffentlichungen. Entferne eine, bevor du eine weitere anlegst.',
  'La creas en WordPress, en tu perfil de usuario. Se guarda cifrada mientras se repita.':
    'Du erstellst es in WordPress in deinem Benutzerprofil. Es wird verschlüsselt aufbewahrt, solange wiederholt wird.',
  'Minuto de cada hora': 'Minute jeder Stunde',
  'Cada hora, en el minuto {{minute}}': 'Jede Stunde, zur Minute {{minute}}',
  'Cambiar {{name}}': '{{name}} ändern',
  'Subir otra tabla': 'Andere Tabelle hochladen',
  'Subir otras ubicaciones': 'Andere Orte hochladen',
  'Lo nuevo vale desde la próxima vez. Lo que ya está publicado se queda.':
    'Das Neue gilt ab dem nächsten Mal. Was schon veröffentlicht ist, bleibt.',
  'Guardar cambios': 'Änderungen speichern',
  'La próxima vez: {{name}}': 'Nächstes Mal: {{name}}',
  'Ahora: {{name}}': 'Jetzt: {{name}}',
  'Un CSV o TXT en https:// que se lee cada vez. Vacío: se queda lo que hay.':
    'Eine CSV oder TXT unter https://, die jedes Mal gelesen wird. Leer: Es bleibt, was da ist.',
  'La tabla ya no tiene la columna «{{detail}}». Devuélvesela, o cambia la tabla por otra que la tenga.':
    'Die Tabelle hat die Spalte „{{detail}}“ nicht mehr. Füge sie wieder ein, oder nimm eine andere Tabelle, die sie hat.',
  'A «{{name}}» le falta la columna «{{column}}», que las páginas necesitan.':
    'In „{{name}}“ fehlt die Spalte „{{column}}“, die die Seiten brauchen.',
} satisfies Record<keyof typeof en, string>
