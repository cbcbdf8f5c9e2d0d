export const en = {
  'Archivo CSV': 'CSV file',
  'Arrastra y suelta tu archivo CSV aquí': 'Drag and drop your CSV file here',
  'O haz clic para seleccionar el archivo': 'Or click to choose the file',
  'Seleccionar archivo CSV': 'Choose CSV file',
  'Leyendo el CSV…': 'Reading the CSV…',
  'Archivo CSV cargado correctamente ({{n}} filas)': 'CSV file loaded ({{n}} rows)',
  'UTF-8 con BOM': 'UTF-8 with BOM',
  '{{n}} columnas': '{{n}} columns',
  'Y {{n}} avisos más.': 'And {{n}} more notices.',
  'Escribe la palabra clave que aparece en tu contenido, por ejemplo una ciudad.':
    'Type the keyword that appears in your content, for example a city.',
  'Sube un archivo TXT con las ubicaciones, una por línea.':
    'Upload a TXT file with the places, one per line.',
  'Sube el archivo CSV con tu contenido; la primera fila es la cabecera.':
    'Upload the CSV file with your content; the first row is the header.',
  'Pulsa «Procesar CSV» y revisa la vista previa: tendrás un bloque de filas por ubicación.':
    'Press “Process CSV” and check the preview: you will have a block of rows for each place.',
  'Pulsa «Descargar CSV Procesado» para guardar el resultado.':
    'Press “Download processed CSV” to save the result.',
  'Instrucciones de uso': 'How to use it',
  'Mayúsculas y minúsculas se respetan: MADRID da SEVILLA y Madrid da Sevilla. En las columnas con enlaces se escribe el slug: alcala-de-henares.':
    'Upper and lower case are kept: MADRID gives SEVILLA and Madrid gives Sevilla. Columns with links get the slug: alcala-de-henares.',
  'Todo ocurre en tu navegador: tus archivos no se envían a ningún sitio.':
    'Everything happens in your browser: your files are not sent anywhere.',
  'Solo se aceptan archivos .txt. Guarda tu lista como texto, con una ubicación por línea.':
    'Only .txt files are accepted. Save your list as text, with one place per line.',
  'Subir archivo TXT con ubicaciones': 'Upload TXT file with places',
  'No se ha cargado ningún archivo de ubicaciones': 'No places file has been loaded',
  '{{n}} ubicaciones cargadas': '{{n}} places loaded',
  'Una ubicación por línea. También puedes añadir columnas separadas por tabulador o punto y coma.':
    'One place per line. You can also add columns separated by a tab or a semicolon.',
  'Columnas: {{names}}. La primera reemplaza a la palabra clave; todas sirven de marcador, como {{example}}.':
    'Columns: {{names}}. The first replaces the keyword; all of them work as placeholders, such as {{example}}.',
  'La primera línea son los nombres de las columnas': 'The first line holds the column names',
  'Ubicaciones repetidas: {{n}} ({{names}}).': 'Repeated places: {{n}} ({{names}}).',
  'Quitar las ubicaciones repetidas': 'Remove the repeated places',
  'Ubicaciones distintas con el mismo slug: {{names}}.': 'Different places with the same slug: {{names}}.',
  'Ubicaciones que se quedan sin slug por no tener letras latinas: {{names}}.':
    'Places left without a slug because they have no Latin letters: {{names}}.',
  'Sin tocar': 'Untouched',
  'Texto respeta mayúsculas y minúsculas; Slug escribe la ubicación como en una dirección: alcala-de-henares.':
    'Text keeps upper and lower case; Slug writes the place as in an address: alcala-de-henares.',
  'Carga el CSV para elegir qué se hace con cada columna.':
    'Load the CSV to choose what happens to each column.',
  'Columna {{letter}}': 'Column {{letter}}',
  'contiene enlaces': 'holds links',
  'contiene slugs': 'holds slugs',
  'Modo de la columna {{name}}': 'Mode of the column {{name}}',
  'Leer las comillas como texto': 'Read quotes as text',
  'Un archivo por ubicación, en un ZIP': 'One file per place, in a ZIP',
  'Partes de un número fijo de filas, en un ZIP': 'Parts with a fixed number of rows, in a ZIP',
  Archivos: 'Files',
  'Cómo se reparte el resultado': 'How the result is split',
  'Filas por archivo': 'Rows per file',
  'Escribe un número entero de 1 en adelante.': 'Type a whole number from 1 up.',
  'Guardar directamente en disco (siempre a partir de {{size}})':
    'Save straight to disk (always from {{size}})',
  'Los resultados de más de {{size}} se preparan en el almacenamiento privado de tu navegador antes de descargarse.':
    'Results above {{size}} are prepared in your browser’s private storage before they are downloaded.',
  '{{name}} (ubicación)': '{{name}} (place)',
  'Más palabras clave': 'More keywords',
  'Cada una se reemplaza por una columna del archivo de ubicaciones: ciudad, provincia, gentilicio… También puedes escribir {{example}} en tu contenido.':
    'Each one is replaced by a column of the places file: city, province, demonym… You can also write {{example}} in your content.',
  'Palabra clave {{n}}': 'Keyword {{n}}',
  'Ej.: Comunidad de Madrid': 'E.g. Comunidad de Madrid',
  'Columna que reemplaza a la palabra clave {{n}}': 'Column that replaces keyword {{n}}',
  'Quitar la palabra clave {{n}}': 'Remove keyword {{n}}',
  'Añadir palabra clave': 'Add keyword',
  'Cómo se busca la palabra': 'How the word is searched',
  'Ignorar los acentos (Malaga también encuentra Málaga)': 'Ignore accents (Malaga also finds Málaga)',
  'Solo palabras completas (sol no cambia soleado)': 'Whole words only (sol does not change soleado)',
  'Respetar mayúsculas y minúsculas (MADRID da SEVILLA)': 'Keep upper and lower case (MADRID gives SEVILLA)',
  'Variaciones de texto (spintax)': 'Text variations (spintax)',
  'De {buenos|grandes} se toma una opción en cada fila y ubicación. Con la misma semilla el resultado se repite.':
    'From {buenos|grandes} one option is taken for each row and place. With the same seed the result repeats.',
  'Usar spintax en las columnas de texto': 'Use spintax in text columns',
  Semilla: 'Seed',
  'Como en tu archivo': 'As in your file',
  'Coma (,)': 'Comma (,)',
  'Punto y coma (;)': 'Semicolon (;)',
  Tabulador: 'Tab',
  'UTF-8 con BOM (Excel)': 'UTF-8 with BOM (Excel)',
  'UTF-8 sin BOM': 'UTF-8 without BOM',
  'LF (Linux, Mac)': 'LF (Linux, Mac)',
  'CRLF (Windows)': 'CRLF (Windows)',
  'Formato del resultado': 'Format of the result',
  'Elige para qué programa es y comprobaremos las columnas que necesita.':
    'Choose the program it is for and we will check the columns it needs.',
  'Preparar para': 'Prepare for',
  'Ningún programa en concreto': 'No program in particular',
  Separador: 'Separator',
  Codificación: 'Encoding',
  'Saltos de línea': 'Line breaks',
  'Proteger las celdas que parecen fórmulas (empiezan por =, +, - o @) con un apóstrofo':
    'Protect cells that look like formulas (they begin with =, +, - or @) with an apostrophe',
  '{{n}} filas': '{{n}} rows',
  'quedan {{n}} s': '{{n}} s left',
  'Reemplazos por columna, en cada ubicación': 'Replacements per column, in each place',
  Modo: 'Mode',
  Reemplazos: 'Replacements',
  Variaciones: 'Variations',
  'Filas que cambian': 'Rows that change',
  'Páginas parecidas entre sí': 'Pages that resemble each other',
  'de los pares comparados son casi duplicados (parecido medio: {{mean}} %; muestra de {{pairs}} pares).':
    'of the compared pairs are near duplicates (mean likeness: {{mean}}%; sample of {{pairs}} pairs).',
  'Google puede tratar las páginas que solo cambian de lugar como páginas puerta y no mostrarlas. Añade columnas con información propia de cada sitio (barrios, precios, opiniones) o variaciones de texto.':
    'Google may treat pages that only change the place as doorway pages and not show them. Add columns with information of each place (neighbourhoods, prices, opinions) or text variations.',
  'Buen punto de partida: cada página tiene texto propio. Google valora que además la información sea de cada sitio.':
    'A good start: each page has text of its own. Google also values information about each place.',
  '{{program}} necesita una columna «{{name}}» y tu archivo no la tiene.':
    '{{program}} needs a column “{{name}}” and your file does not have it.',
  '{{program}} funciona mejor con una columna «{{name}}».':
    '{{program}} works better with a column “{{name}}”.',
  'En {{program}} la columna «{{name}}» debe ser distinta en cada fila: pon en ella la palabra clave o un marcador.':
    'In {{program}} the column “{{name}}” must differ in each row: put the keyword or a placeholder in it.',
  '{{program}} espera otro separador: vuelve a elegirlo en «Preparar para».':
    '{{program}} expects another separator: choose it again under “Prepare for”.',
  '{{program}} admite archivos de hasta {{size}}: divide el resultado en partes.':
    '{{program}} takes files of up to {{size}}: split the result into parts.',
  'La columna «{{name}}» no cambia en {{rows}} filas: su dirección se repetirá en todas las ubicaciones.':
    'The column “{{name}}” does not change in {{rows}} rows: its address will repeat in every place.',
  'La columna «{{name}}» tiene {{rows}} direcciones repetidas dentro de tu archivo.':
    'The column “{{name}}” has {{rows}} repeated addresses within your file.',
  'La palabra clave no aparece en ninguna columna: todas las ubicaciones tendrán el mismo contenido.':
    'The keyword appears in no column: every place will have the same content.',
  'Marcadores sin columna en tus ubicaciones, que se dejan como están: {{names}}.':
    'Placeholders without a column in your places, left as they are: {{names}}.',
  'Excel y LibreOffice solo abren {{limit}} filas por archivo y este tendrá {{rows}}. Divide el resultado en partes si quieres abrirlo con ellos.':
    'Excel and LibreOffice only open {{limit}} rows per file and this one will have {{rows}}. Split the result into parts if you want to open it with them.',
  'Hay celdas que empiezan por =, +, - o @ y una hoja de cálculo las tomaría por fórmulas. Puedes protegerlas en Más opciones.':
    'Some cells begin with =, +, - or @ and a spreadsheet would take them for formulas. You can protect them under More options.',
  'Al descargar te preguntaremos dónde guardarlo: se escribe directamente en tu disco.':
    'When downloading we will ask where to save it: it is written straight to your disk.',
  'Es un resultado grande: se preparará en el almacenamiento privado de tu navegador y después se descargará.':
    'It is a large result: it will be prepared in your browser’s private storage and then downloaded.',
  'Este navegador no puede guardar un resultado de {{size}}. Usa menos ubicaciones, o Chrome o Edge, que escriben directamente en disco.':
    'This browser cannot save a result of {{size}}. Use fewer places, or Chrome or Edge, which write straight to disk.',
  'Revisa antes de descargar ({{n}})': 'Check before downloading ({{n}})',
  'Vista previa': 'Preview',
  'Ubicación de la vista previa': 'Place of the preview',
  Filas: 'Rows',
  Ubicaciones: 'Places',
  Resultado: 'Result',
  'Crea una versión de tu contenido para cada ubicación. Tus archivos no salen de tu navegador.':
    'Make a version of your content for each place. Your files do not leave your browser.',
  'Palabra clave a reemplazar': 'Keyword to replace',
  'Esta palabra será reemplazada por cada ubicación de la lista.':
    'This word will be replaced by each place of the list.',
  'Ej.: Madrid': 'E.g. Madrid',
  'Procesar CSV': 'Process CSV',
  'Descargar CSV Procesado': 'Download processed CSV',
  'Procesando el CSV…': 'Processing the CSV…',
  'Escribiendo el resultado…': 'Writing the result…',
  'Has cambiado algo: pulsa «Procesar CSV» para actualizar el resultado.':
    'You have changed something: press “Process CSV” to update the result.',
  'CSV procesado: {{rows}} filas listas para descargar.': 'CSV processed: {{rows}} rows ready to download.',
  'Guardado en tu disco: {{rows}} filas, {{size}}, en {{seconds}} s.':
    'Saved to your disk: {{rows}} rows, {{size}}, in {{seconds}} s.',
  'Descarga lista: {{name}} ({{rows}} filas, {{size}}, {{seconds}} s).':
    'Download ready: {{name}} ({{rows}} rows, {{size}}, {{seconds}} s).',
  'Línea {{row}}': 'Line {{row}}',
  'Fila {{row}}, columna {{column}}': 'Row {{row}}, column {{column}}',
  'hay unas comillas que se abren y no se cierran. Ciérralas en el archivo o activa «Leer las comillas como texto» en Más opciones.':
    'a quote is opened and not closed. Close it in the file or turn on “Read quotes as text” under More options.',
  'hay texto después de las comillas de cierre. Lo hemos conservado; revisa esa celda.':
    'there is text after the closing quote. We have kept it; check that cell.',
  'hay un carácter nulo (NUL). El archivo está dañado o no es de texto: vuelve a guardarlo como CSV.':
    'there is a null character (NUL). The file is damaged or not text: save it again as CSV.',
  'faltan celdas: hay {{found}} y la cabecera tiene {{expected}}. La fila se deja como está.':
    'cells are missing: there are {{found}} and the header has {{expected}}. The row stays as it is.',
  'sobran celdas: hay {{found}} y la cabecera tiene {{expected}}. La fila se deja como está.':
    'there are too many cells: {{found}}, and the header has {{expected}}. The row stays as it is.',
  'El archivo está vacío. Elige un CSV con una cabecera y al menos una fila.':
    'The file is empty. Choose a CSV with a header and at least one row.',
  'El archivo solo tiene la cabecera. Añade al menos una fila de datos y vuelve a subirlo.':
    'The file only has the header. Add at least one row of data and upload it again.',
  'El archivo ocupa {{found}} y el máximo es {{expected}}. Divídelo y procésalo por partes.':
    'The file takes {{found}} and the maximum is {{expected}}. Split it and process it in parts.',
  'hay {{found}} caracteres seguidos, demasiados para este archivo. Comprueba que has elegido el archivo correcto.':
    'there are {{found}} characters in a row, too many for this file. Check that you chose the right file.',
  'El archivo no tiene ninguna ubicación. Escribe una por línea y vuelve a subirlo.':
    'The file has no places. Write one per line and upload it again.',
  'No se ha podido leer el archivo: ha cambiado o ya no está en su sitio. Vuelve a elegirlo.':
    'The file could not be read: it has changed or is no longer there. Choose it again.',
  'Cancelado. No se ha guardado nada.': 'Cancelled. Nothing was saved.',
  'No queda sitio para el resultado. Libera espacio o divídelo en partes más pequeñas.':
    'There is no room left for the result. Free some space or split it into smaller parts.',
  'El archivo no cabe en la memoria del navegador. Divídelo y procésalo por partes.':
    'The file does not fit in the browser’s memory. Split it and process it in parts.',
  'El navegador ha detenido el proceso, casi siempre por falta de memoria. Cierra otras pestañas y vuelve a intentarlo.':
    'The browser has stopped the process, nearly always for lack of memory. Close other tabs and try again.',
  'No se ha podido terminar: {{reason}}. Vuelve a intentarlo.':
    'It could not be finished: {{reason}}. Try again.',
  'Generador SEO': 'SEO generator',
  'Una versión de tu contenido para cada localidad, en un CSV.':
    'One version of your content for each place, in a CSV.',
  'Una versión de tu contenido para cada localidad': 'One version of your content for each place',
  'Tipo de archivo': 'File type',
  'Excel (XLSX)': 'Excel (XLSX)',
  'Excel (XLSX), su primera hoja': 'Excel (XLSX), its first sheet',
  'Columnas separadas por': 'Columns separated by',
  'Detectado: {{name}}': 'Detected: {{name}}',
  Detectar: 'Detect',
  'Barra vertical (|)': 'Vertical bar (|)',
  'Acento circunflejo (^)': 'Caret (^)',
  'Virgulilla (~)': 'Tilde (~)',
  'La protección se activa sola con «Excel en España», con BOM y si tu archivo viene de Excel; los importadores la leerían como parte del texto.':
    'The guard turns itself on with “Excel en España”, with a BOM and if your file comes from Excel; importers would read it as part of the text.',
  'No se ha podido leer el libro de Excel. Ábrelo, guárdalo otra vez como .xlsx y vuelve a subirlo.':
    'The Excel workbook could not be read. Open it, save it again as .xlsx and upload it once more.',
  'Es un libro de Excel antiguo (.xls). Ábrelo y guárdalo como .xlsx o como CSV.':
    'It is an old Excel workbook (.xls). Open it and save it as .xlsx or as CSV.',
  Seguir: 'Continue',
  'En un sitio de Aurelio': 'On an Aurelio site',
  '{{made}} nuevas, {{changed}} cambiadas, {{same}} iguales, {{failed}} sin publicar':
    '{{made}} new, {{changed}} changed, {{same}} unchanged, {{failed}} not published',
  '{{done}} de {{total}}': '{{done}} of {{total}}',
  'Sus páginas no han llegado enteras: vuelve a publicarla.':
    'Not all of its pages arrived: publish it again.',
  'Deshecha: lo nuevo está en la papelera y lo cambiado vuelve a ser como era.':
    'Undone: what was new is in the bin and what was changed is as it was before.',
  'Parada.': 'Stopped.',
  'Sigue el {{moment}}.': 'Goes on at {{moment}}.',
  'Últimas publicaciones': 'Last publications',
  'De qué columna sale cada campo': 'Which column each field comes from',
  'Salen las que no están publicadas y las últimas publicadas. Si falta, ábrela y guárdala.':
    'Those that are not published are listed, and the last published ones. If it is missing, open it and save it.',
  'Del título': 'From the title',
  'Publicar las páginas': 'Publish the pages',
  Dónde: 'Where',
  'En WordPress': 'On WordPress',
  'Páginas al día': 'Pages a day',
  'Vacío: todas seguidas.': 'Empty: all of them at once.',
  'Se publican las primeras {{most}} filas: es lo que cabe en una vez.':
    'The first {{most}} rows are published: that is what fits at once.',
  'Publicar {{n}} páginas': 'Publish {{n}} pages',
  'Enviando: {{done}} de {{total}}': 'Sending: {{done}} of {{total}}',
  'Dirección (slug)': 'Address (slug)',
  'Otra página tiene ya esa dirección. No la hemos tocado.':
    'Another page has that address already. We have not touched it.',
  'La plantilla ya no existe. Sácala de la papelera y sigue.':
    'The template is gone. Take it out of the bin and continue.',
  'La plantilla ya no está en ese sitio. Devuélvela a él y sigue.':
    'The template is not in that site any more. Take it back there and continue.',
  'Esa dirección no se admite: tiene que empezar por https:// y estar en Internet. Si es de tu red, quien administra Aurelio puede permitirla con WORDPRESS_ALLOWED_HOSTS.':
    'This address is not accepted: it has to begin with https:// and be on the internet. If it is in your network, whoever administers Aurelio can allow it with WORDPRESS_ALLOWED_HOSTS.',
  'En esa dirección no contesta la interfaz REST de WordPress. Comprueba que es la de su portada y que ningún plugin la desactiva.':
    'The REST interface of WordPress does not answer at that address. Check that it is the address of its front page and that no plugin turns the interface off.',
  'WordPress no acepta ese usuario con esa contraseña de aplicación. Si son correctos, puede que tenga desactivadas las contraseñas de aplicación o que su servidor quite la cabecera Authorization.':
    'WordPress does not accept that user with that application password. If both are right, application passwords may be turned off there, or its server may drop the Authorization header.',
  'Ese usuario de WordPress no puede publicar así: para páginas hace falta un editor o un administrador; para entradas, un autor, y un colaborador solo las deja en borrador.':
    'That user of WordPress cannot publish like this: pages need an editor or an administrator; posts need an author, and a contributor can only leave them as drafts.',
  'Algo delante de WordPress no deja pasar la petición: un plugin de seguridad o un cortafuegos. Permite ahí la dirección IP de este servidor y vuelve a intentarlo.':
    'Something in front of WordPress does not let the request through: a security plugin or a firewall. Allow the IP address of this server there and try again.',
  'WordPress le quita a ese usuario parte del HTML: scripts, estilos o formularios. No la hemos publicado: usa un editor o un administrador, o quita esas etiquetas.':
    'WordPress takes part of the HTML away from that user: scripts, styles or forms. We have not published it: use an editor or an administrator, or remove those tags.',
  'Una de sus categorías no existe en WordPress y ese usuario no puede crearla. Créala allí, o usa un editor o un administrador.':
    'One of its categories does not exist in WordPress and that user cannot create it. Create it there, or use an editor or an administrator.',
  'WordPress no contesta, o su certificado no es válido. Vuelve a intentarlo dentro de un momento.':
    'WordPress does not answer, or its certificate is not valid. Try again in a moment.',
  'WordPress no ha aceptado esta página.': 'WordPress did not accept this page.',
  'Esta publicación ya está en otro punto. Mira cómo va y vuelve a intentarlo.':
    'This publication has moved on. See how it goes and try again.',
  'Elige un sitio': 'Choose a site',
  'Este sitio no tiene páginas todavía. Crea en él la plantilla.':
    'This site has no pages yet. Make the template there.',
  'Cada página es una copia de la plantilla con sus textos rellenos. Puedes escribir en ella: {{names}}. Lo que pongas en un símbolo se cambia en todas de una vez.':
    'Each page is a copy of the template with its texts filled in. You can write in it: {{names}}. What you put into a symbol changes in all of them at once.',
  'Dirección de tu WordPress': 'Address of your WordPress',
  Usuario: 'User',
  'Contraseña de aplicación': 'Application password',
  'La creas en WordPress, en tu perfil de usuario. Se guarda cifrada treinta días como mucho, para poder deshacer.':
    'You make it in WordPress, in your user profile. It is kept encrypted for thirty days at most, so that you can undo.',
  'Se publican como': 'They are published as',
  Entradas: 'Posts',
  '«{{name}}» no es un CSV, un libro de Excel ni un XML. Solo se aceptan archivos que terminan en .csv, .xlsx o .xml.':
    '“{{name}}” is neither a CSV, an Excel workbook nor XML. Only files ending in .csv, .xlsx or .xml are accepted.',
  'Usar un libro de Excel o un XML': 'Use an Excel workbook or XML',
  'Libro de Excel o XML': 'Excel workbook or XML',
  'Resultado anterior': 'Earlier result',
  'Quitar el resultado anterior': 'Remove the earlier result',
  'Si subes el archivo de la última vez, solo se escriben las filas nuevas y las que han cambiado.':
    'If you choose the file of last time, only new and changed rows are written.',
  'Un solo archivo': 'One single file',
  'WordPress (archivo de importación WXR)': 'WordPress (WXR import file)',
  'Mapa del sitio (sitemap.xml)': 'Sitemap (sitemap.xml)',
  'En un libro de Excel y en XML todo se guarda como texto: no hay separador que elegir ni fórmulas que proteger.':
    'In an Excel workbook and in XML everything is saved as text: there is no separator to choose and no formula to guard against.',
  'Páginas del archivo': 'Pages of the file',
  'Dirección de tu web': 'Address of your website',
  'Escríbela entera, como https://ejemplo.es: con ella empiezan las direcciones de las páginas.':
    'Write all of it, like https://ejemplo.es: the addresses of the pages begin with it.',
  '{{n}} filas siguen igual que en el resultado anterior y no están.':
    '{{n}} rows are as in the earlier result and are not included.',
  'No se ha encontrado una tabla en el XML: está incompleto, o nada se repite en él. Vuelve a exportarlo y súbelo otra vez.':
    'No table was found in the XML: it is incomplete, or nothing repeats in it. Export it again and upload it once more.',
  'Al publicar, las páginas van al servidor, que sigue aunque cierres esta pestaña.':
    'When you publish, the pages go to the server, which goes on even if you close this tab.',
  'Cuántas veces': 'How many times',
  'Una vez': 'Once',
  'Repetir con un horario': 'Repeat on a schedule',
  'Algo ha fallado en el servidor. Vuelve a intentarlo; si sigue igual, avisa a quien lo administra.':
    'Something went wrong on the server. Try again; if it stays so, tell whoever runs it.',
  Cada: 'Every',
  'Día de la semana': 'Day of the week',
  'Día del mes': 'Day of the month',
  'En un mes más corto, su último día.': 'In a shorter month, its last day.',
  Hora: 'Time',
  'Dirección de la tabla': 'Address of the table',
  'Dirección de las ubicaciones': 'Address of the places',
  'Un CSV o TXT en https:// que se lee cada vez. Vacío: se guarda el archivo que has elegido.':
    'A CSV or TXT at https:// that is read each time. Empty: the file you chose is kept.',
  'Cada vez se hacen las páginas de nuevo y solo se publican las nuevas y las que dicen otra cosa. Si falla, os avisamos.':
    'Each time the pages are made anew, and only new ones and those that say something else are published. If it fails, we tell your team.',
  'Guardar y repetir': 'Save and repeat',
  'Guardada: está abajo, en «Publicaciones que se repiten».':
    'Saved: it is below, under “Publications that repeat”.',
  '«{{name}}» es demasiado largo para guardarlo. Ponlo en una dirección https:// y escríbela aquí.':
    '“{{name}}” is too long to be kept. Put it at an https:// address and type that here.',
  'Cada día a las {{time}}': 'Every day at {{time}}',
  'El día {{day}} de cada mes a las {{time}}': 'On day {{day}} of each month at {{time}}',
  'Cada semana, {{weekday}} a las {{time}}': 'Every week, {{weekday}} at {{time}}',
  'Publicar ahora {{name}}': 'Publish {{name}} now',
  'Reanudar {{name}}': 'Resume {{name}}',
  'Pausar {{name}}': 'Pause {{name}}',
  'En pausa.': 'Paused.',
  'La próxima vez: {{moment}}.': 'Next time: {{moment}}.',
  '¿Dejar de repetir {{name}}?': 'Stop repeating {{name}}?',
  'Lo que ya está publicado se queda. Sus últimas publicaciones aún se pueden deshacer.':
    'What is published stays. Its last publications can still be undone.',
  'Publicaciones que se repiten': 'Publications that repeat',
  'Todavía no se ha publicado ninguna vez.': 'It has not been published yet.',
  'Veces anteriores ({{n}})': 'Times before ({{n}})',
  'Haciendo las páginas…': 'Making the pages…',
  'Nada nuevo. Siguen igual: {{same}}.': 'Nothing new. As before: {{same}}.',
  'Fila {{row}}.': 'Row {{row}}.',
  'Deshecha.': 'Undone.',
  'No se ha podido leer la tabla en {{detail}}. Comprueba que la dirección sigue valiendo.':
    'The table at {{detail}} could not be read. Check that the address still works.',
  'No se han podido leer las ubicaciones en {{detail}}. Comprueba que la dirección sigue valiendo.':
    'The places at {{detail}} could not be read. Check that the address still works.',
  'La dirección {{detail}} no se admite: tiene que empezar por https:// y estar en Internet, no en una red privada.':
    'The address {{detail}} is not allowed: it must begin with https:// and be on the Internet, not in a private network.',
  'Lo que hay en {{detail}} ocupa demasiado: como mucho 16 MB la tabla y 2 MB las ubicaciones.':
    'What is at {{detail}} is too large: at most 16 MB for the table and 2 MB for the places.',
  'La tabla no se puede leer: revisa que tenga cabecera y filas, y que cada comilla se cierre.':
    'The table cannot be read: check that it has a header and rows, and that each quote is closed.',
  'La lista de ubicaciones no se puede leer, o está vacía.':
    'The list of places cannot be read, or is empty.',
  'El espacio ya ha gastado sus trabajos de hoy. La próxima vez vuelve a intentarse.':
    'The workspace has used up its jobs of today. It tries again the next time.',
  'No había terminado cuando le tocaba a la siguiente.': 'It had not ended when the next one was due.',
  'Tu espacio ya tiene {{most}} publicaciones que se repiten. Quita una antes de crear otra.':
    'Your workspace already has {{most}} publications that repeat. Remove one before you add another.',
  'La creas en WordPress, en tu perfil de usuario. Se guarda cifrada mientras se repita.':
    'You make it in WordPress, in your user profile. It is kept encrypted as long as this repeats.',
  'Minuto de cada hora': 'Minute of each hour',
  'Cada hora, en el minuto {{minute}}': 'Every hour, at minute {{minute}}',
  'Cambiar {{name}}': 'Change {{name}}',
  'Subir otra tabla': 'Upload another table',
  'Subir otras ubicaciones': 'Upload other locations',
  'Lo nuevo vale desde la próxima vez. Lo que ya está publicado se queda.':
    'What is new counts from the next time on. What is already published stays.',
  'Guardar cambios': 'Save changes',
  'La próxima vez: {{name}}': 'Next time: {{name}}',
  'Ahora: {{name}}': 'Now: {{name}}',
  'Un CSV o TXT en https:// que se lee cada vez. Vacío: se queda lo que hay.':
    'A CSV or TXT at https:// that is read each time. Empty: what is there stays.',
  'La tabla ya no tiene la columna «{{detail}}». Devuélvesela, o cambia la tabla por otra que la tenga.':
    'The table no longer has the column “{{detail}}”. Put it back, or change the table for another that has it.',
  'A «{{name}}» le falta la columna «{{column}}», que las páginas necesitan.':
    '“{{name}}” lacks the column “{{column}}”, which the pages need.',
}
