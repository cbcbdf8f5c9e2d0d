import type { en } from './en.ts'

export const de = {
  'La página ha cambiado en otro sitio desde que la abriste.':
    'Die Seite wurde anderswo geändert, seit Sie sie geöffnet haben.',
  Lienzo: 'Arbeitsfläche',
  '¡Suelta aquí para agregar!': 'Hier loslassen, um es hinzuzufügen!',
  'Elemento listo para agregarse': 'Element bereit zum Hinzufügen',
  'Acciones del elemento': 'Aktionen des Elements',
  'Arrastra para mover': 'Zum Verschieben ziehen',
  '¡Perfecto! Suelta aquí': 'Perfekt! Hier loslassen',
  'Comienza tu diseño': 'Beginnen Sie Ihren Entwurf',
  Plantillas: 'Vorlagen',
  Estructuras: 'Strukturen',
  Elementos: 'Elemente',
  'Contenedor anidado': 'Verschachtelter Container',
  'Contenedor vacío': 'Leerer Container',
  'Arrastra elementos aquí': 'Elemente hierher ziehen',
  'Abriendo el editor...': 'Editor wird geöffnet...',
  'Esta página ya no existe o no tienes acceso. Vuelve a tus proyectos para elegir otra.':
    'Diese Seite gibt es nicht mehr, oder Sie haben keinen Zugriff. Wählen Sie in Ihren Projekten eine andere.',
  'No se ha podido abrir la página porque el servidor no responde. Espera un momento y reinténtalo.':
    'Die Seite konnte nicht geöffnet werden, weil der Server nicht antwortet. Warten Sie kurz und versuchen Sie es erneut.',
  'Esta página se guardó con una versión más nueva de Aurelio. Actualiza Aurelio para abrirla.':
    'Diese Seite wurde mit einer neueren Aurelio-Version gespeichert. Aktualisieren Sie Aurelio, um sie zu öffnen.',
  'No se ha podido abrir el editor': 'Der Editor konnte nicht geöffnet werden',
  Pegar: 'Einfügen',
  Duplicar: 'Duplizieren',
  'Arrastra o haz clic para agregar': 'Ziehen oder zum Hinzufügen klicken',
  'Más elementos': 'Mehr Elemente',
  'Por favor selecciona un archivo JSON válido.': 'Bitte wählen Sie eine gültige JSON-Datei.',
  'El archivo pesa demasiado para ser una plantilla. El máximo son 30 MB.':
    'Die Datei ist für eine Vorlage zu groß. Erlaubt sind höchstens 30 MB.',
  'Error al leer el archivo JSON. Verifica que el formato sea correcto.':
    'Fehler beim Lesen der JSON-Datei. Prüfen Sie, ob ihr Format stimmt.',
  'Añadir estructura': 'Struktur hinzufügen',
  'Elige cuántos contenedores van uno al lado del otro.':
    'Wählen Sie, wie viele Container nebeneinander stehen.',
  'Empieza con una página hecha y cambia lo que quieras.':
    'Beginnen Sie mit einer fertigen Seite und ändern Sie, was Sie möchten.',
  'Abrir plantilla de un archivo': 'Vorlage aus einer Datei öffnen',
  'Subir plantilla': 'Vorlage hochladen',
  'No se pudo abrir la pestaña de vista previa. Verifica que tu navegador permita ventanas emergentes.':
    'Der Vorschau-Tab konnte nicht geöffnet werden. Prüfen Sie, ob Ihr Browser Pop-up-Fenster erlaubt.',
  '{{campo}}: elegir color': '{{campo}}: Farbe wählen',
  'Etiqueta del campo {{campo}}': 'Beschriftung des Feldes {{campo}}',
  'Subir {{campo}}': '{{campo}} nach oben',
  'Bajar {{campo}}': '{{campo}} nach unten',
  'Quitar {{campo}}': '{{campo}} entfernen',
  Obligatorio: 'Pflichtfeld',
  'Teléfono, empresa, mensaje...': 'Telefon, Firma, Nachricht...',
  Aplicar: 'Anwenden',
  'Preparando la imagen...': 'Bild wird vorbereitet...',
  'Arrastra una imagen o haz clic para elegirla': 'Bild hierher ziehen oder zum Auswählen klicken',
  'Archivo de imagen': 'Bilddatei',
  'Ese archivo no es una imagen. Elige un PNG, JPG, WebP, GIF o SVG.':
    'Diese Datei ist kein Bild. Wählen Sie PNG, JPG, WebP, GIF oder SVG.',
  'No se ha podido leer la imagen. Puede que el archivo esté dañado: prueba con otro.':
    'Das Bild konnte nicht gelesen werden. Vielleicht ist die Datei beschädigt: Versuchen Sie eine andere.',
  'Añadir {{campo}}': '{{campo}} hinzufügen',
  'Elegir de tus imágenes': 'Aus Ihren Bildern wählen',
  'Tus imágenes': 'Ihre Bilder',
  'Las que guardas con «Usar en una página» en el optimizador.':
    'Die Sie im Bildoptimierer mit „Auf einer Seite verwenden“ speichern.',
  'No se han podido cargar tus imágenes': 'Ihre Bilder konnten nicht geladen werden',
  'Aún no hay ninguna. Optimiza una foto y elige «Usar en una página» en sus acciones.':
    'Noch keine vorhanden. Optimieren Sie ein Foto und wählen Sie in dessen Aktionen „Auf einer Seite verwenden“.',
  'Usar {{name}}': '{{name}} verwenden',
  'Eliminar «{{name}}»': '„{{name}}“ löschen',
  'Las páginas que la usan dejarán de mostrarla. No se puede deshacer.':
    'Die Seiten, die es verwenden, zeigen es nicht mehr. Das lässt sich nicht rückgängig machen.',
  'Sin elegir': 'Nicht gewählt',
  Unidad: 'Einheit',
  'No hay propiedades de disposición para este elemento':
    'Für dieses Element gibt es keine Anordnungseigenschaften',
  Estilo: 'Stil',
  'No hay propiedades de estilo para este elemento': 'Für dieses Element gibt es keine Stileigenschaften',
  Avanzado: 'Erweitert',
  'No hay propiedades avanzadas para este elemento':
    'Für dieses Element gibt es keine erweiterten Eigenschaften',
  Propiedades: 'Eigenschaften',
  Fondo: 'Hintergrund',
  Borde: 'Rahmen',
  'Selecciona un elemento para editar sus propiedades':
    'Wählen Sie ein Element aus, um seine Eigenschaften zu bearbeiten',
  'Página guardada correctamente': 'Seite gespeichert',
  'Página publicada correctamente': 'Seite veröffentlicht',
  'Copiar enlace': 'Link kopieren',
  'Enlace copiado': 'Link kopiert',
  'El navegador no deja copiar. El enlace es {{enlace}}':
    'Der Browser lässt kein Kopieren zu. Der Link ist {{enlace}}',
  'No hay conexión con el servidor. Tus cambios siguen en este navegador y se guardarán en cuanto vuelva.':
    'Keine Verbindung zum Server. Ihre Änderungen bleiben in diesem Browser und werden gespeichert, sobald sie wieder da ist.',
  'La página se ha eliminado en otro sitio. Tus cambios siguen aquí: guarda otra vez para crearla de nuevo.':
    'Die Seite wurde anderswo gelöscht. Ihre Änderungen sind noch hier: Speichern Sie erneut, um sie neu anzulegen.',
  'Tomar la otra versión': 'Die andere Fassung nehmen',
  'No se ha podido traer la otra versión. Comprueba tu conexión y vuelve a intentarlo.':
    'Die andere Fassung konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'La página ha cambiado en otro sitio': 'Die Seite wurde anderswo geändert',
  'Otra persona, u otra pestaña, la ha guardado desde que la abriste. Elige qué versión se queda; con Deshacer puedes volver a la tuya.':
    'Jemand anderes oder ein anderer Tab hat sie gespeichert, seit Sie sie geöffnet haben. Wählen Sie, welche Fassung bleibt; mit Rückgängig kommen Sie zu Ihrer zurück.',
  'Conservar la mía': 'Meine behalten',
  'El navegador no tiene sitio para guardar los cambios aquí. Pulsa Guardar para tenerlos en el servidor y no cierres antes esta pestaña.':
    'Der Browser hat keinen Platz, um die Änderungen hier zu behalten. Klicken Sie auf Speichern, damit sie auf dem Server liegen, und schließen Sie diesen Tab nicht vorher.',
  'La página se ha guardado después en otro sitio y has abierto esa versión.':
    'Die Seite wurde später anderswo gespeichert, und Sie haben diese Fassung geöffnet.',
  'Hemos recuperado cambios que no llegaron al servidor.':
    'Wir haben Änderungen wiederhergestellt, die den Server nicht erreicht hatten.',
  'Usar los cambios de este navegador': 'Änderungen dieses Browsers verwenden',
  'Usar la versión guardada': 'Gespeicherte Fassung verwenden',
  'Cambiar de versión': 'Fassung wechseln',
  'Elementos y estructuras': 'Elemente und Strukturen',
  'Propiedades del elemento': 'Eigenschaften des Elements',
  'Cerrar panel': 'Leiste schließen',
  'Panel de elementos': 'Elementleiste',
  'Panel de propiedades': 'Eigenschaftenleiste',
  'Esta dirección no se usará: podría ejecutar código en tu página. Escribe una web que empiece por https://.':
    'Diese Adresse wird nicht verwendet: Sie könnte auf deiner Seite Code ausführen. Gib eine Website an, die mit https:// beginnt.',
  'Esta dirección no se usará, porque no lleva a ningún sitio. Escribe una web (https://…), un correo (mailto:…), un teléfono (tel:…) o un ancla (#palabra).':
    'Diese Adresse wird nicht verwendet, weil sie nirgendwohin führt. Gib eine Website (https://…), eine E-Mail (mailto:…), eine Telefonnummer (tel:…) oder einen Anker (#wort) an.',
  'Así lleva a una página de este mismo sitio. Si es otra web, escríbela con https:// delante.':
    'So führt sie zu einer Seite derselben Website. Ist es eine andere, schreib https:// davor.',
  'Esta dirección no se usará, porque no es la de un vídeo. Pega la de YouTube, la de Vimeo o la de un archivo MP4, con https://.':
    'Diese Adresse wird nicht verwendet, weil sie zu keinem Video gehört. Füge die von YouTube, von Vimeo oder einer MP4-Datei ein, mit https://.',
  'Esta palabra no se usará. Escribe una sola, con letras, números o guiones.':
    'Dieses Wort wird nicht verwendet. Schreib ein einzelnes, mit Buchstaben, Ziffern oder Bindestrichen.',
  'Otra parte de la página ya tiene esta ancla, y los enlaces llevan a la primera de las dos. Elige otra palabra.':
    'Ein anderer Teil der Seite hat diesen Anker schon, und Links führen zum ersten der beiden. Wählen Sie ein anderes Wort.',
  'Este enlace no lleva a ninguna parte: nada de lo que se ve en la página tiene esa ancla. Ponla en la sección o el contenedor al que debe llevar, en «Avanzado».':
    'Dieser Link führt nirgendwohin: Nichts Sichtbares auf der Seite hat diesen Anker. Setzen Sie ihn beim Abschnitt oder Container, zu dem er führen soll, unter „Erweitert“.',
  'Esta medida no se usará. Escribe un número con px o con %, o la palabra auto.':
    'Dieses Maß wird nicht verwendet. Schreib eine Zahl mit px oder mit %, oder das Wort auto.',
  'La imagen es demasiado grande. Caben 50 MB, o 1,5 MB si es un GIF o un SVG: redúcela con el optimizador de imágenes y vuelve a intentarlo.':
    'Das Bild ist zu groß. Höchstens 50 MB, oder 1,5 MB bei GIF und SVG: Verkleinere es mit dem Bildoptimierer und versuche es erneut.',
  'No se ha podido pegar el elemento. Tu página sigue como estaba.':
    'Das Element konnte nicht eingefügt werden. Deine Seite ist, wie sie war.',
  'Es de un tipo que esta versión de Aurelio no conoce.':
    'Es ist von einer Art, die diese Version von Aurelio nicht kennt.',
  'Tu página sigue como estaba. Corrige el archivo y vuelve a subirlo, o elige otro.':
    'Deine Seite ist, wie sie war. Berichtige die Datei und lade sie noch einmal hoch, oder wähle eine andere.',
  'Este archivo es JSON, pero no es una plantilla de Aurelio.':
    'Diese Datei ist JSON, aber keine Vorlage von Aurelio.',
  'Más acciones': 'Weitere Aktionen',
  'Nombre del proyecto: {{nombre}}': 'Projektname: {{nombre}}',
  'Solo en este navegador': 'Nur in diesem Browser',
  'Cambios pendientes': 'Ungespeicherte Änderungen',
  'Guardando...': 'Wird gespeichert...',
  Guardado: 'Gespeichert',
  'Sin conexión: se guardará al volver': 'Offline: wird gespeichert, sobald die Verbindung steht',
  'No se ha podido guardar': 'Speichern fehlgeschlagen',
  'Cambiada en otro sitio': 'Anderswo geändert',
  Rehacer: 'Wiederholen',
  'Volver al Editor': 'Zurück zum Editor',
  'Ver en solo lectura': 'Schreibgeschützt ansehen',
  'Vista Previa': 'Vorschau',
  Publicar: 'Veröffentlichen',
  'Abrir la página publicada': 'Veröffentlichte Seite öffnen',
  'Copiar el enlace de la página publicada': 'Link der veröffentlichten Seite kopieren',
  'No se ha podido guardar en el servidor. Tus cambios siguen en este navegador: vuelve a abrir el proyecto para guardarlos.':
    'Auf dem Server konnte nicht gespeichert werden. Ihre Änderungen sind noch in diesem Browser: Öffnen Sie das Projekt erneut, um sie zu speichern.',
  Escritorio: 'Desktop',
  'Página como tras: {{step}}': 'Seite wie nach: {{step}}',
  'la página': 'der Seite',
  '{{name}}, posición {{position}} de {{total}} en {{container}}':
    '{{name}}, Position {{position}} von {{total}} in {{container}}',
  'Cambiar propiedades de {{Elemento}}': 'Eigenschaften von {{Elemento}} ändern',
  'Cambiar {{propiedad}} de {{Elemento}}': '{{propiedad}} von {{Elemento}} ändern',
  'Cambiar {{propiedad}} de {{Elemento}} en {{vista}}': '{{propiedad}} von {{Elemento}} in {{vista}} ändern',
  'Solo se pueden soltar imágenes.': 'Nur Bilder können abgelegt werden.',
  'Añadir {{elemento}}': '{{elemento}} hinzufügen',
  'Añadir imágenes': 'Bilder hinzufügen',
  'Mover {{Elemento}}': '{{Elemento}} verschieben',
  'Duplicar {{Elemento}}': '{{Elemento}} duplizieren',
  'Eliminar {{Elemento}}': '{{Elemento}} löschen',
  'Renombrar página': 'Seite umbenennen',
  'Atajos del editor': 'Tastenkürzel des Editors',
  'Elemento siguiente o anterior': 'Nächstes oder voriges Element',
  'Primer elemento de dentro': 'Erstes Element darin',
  'Contenedor que lo rodea': 'Umgebender Container',
  'Principio y final de la página': 'Anfang und Ende der Seite',
  'No elegir nada': 'Nichts auswählen',
  Mover: 'Verschieben',
  'Levantar lo elegido, o una pieza del panel': 'Ausgewähltes oder ein Teil der Leiste anheben',
  'Llevarlo al sitio anterior o siguiente': 'An die vorige oder nächste Stelle bringen',
  Soltarlo: 'Ablegen',
  'Devolverlo a su sitio': 'Zurücklegen',
  'Subir o bajar un puesto': 'Eine Stelle nach oben oder unten',
  'Meter en el contenedor de al lado': 'In den Container daneben legen',
  'Sacar de su contenedor': 'Aus seinem Container nehmen',
  Cambiar: 'Ändern',
  'Copiar y pegar': 'Kopieren und einfügen',
  'Tab lleva al lienzo y sale de él. Con el dedo: mantén pulsado un elemento para levantarlo, arrástralo y suéltalo.':
    'Tab führt auf die Arbeitsfläche und wieder hinaus. Mit dem Finger: Element gedrückt halten, ziehen und loslassen.',
  Historial: 'Verlauf',
  '(deshecho)': '(rückgängig)',
  '{{place}}. Flechas para mover, Intro para soltar, Escape para cancelar.':
    '{{place}}. Pfeile zum Verschieben, Enter zum Ablegen, Escape zum Abbrechen.',
  '{{place}}. Soltado.': '{{place}}. Abgelegt.',
  'No hay sitio en esa dirección.': 'In dieser Richtung ist kein Platz.',
  'Movimiento cancelado. Nada ha cambiado.': 'Verschieben abgebrochen. Nichts hat sich geändert.',
  Subir: 'Nach oben',
  Bajar: 'Nach unten',
  'Meter en {{name}}': 'In {{name}} legen',
  'Meter en…': 'Legen in…',
  Sacar: 'Herausnehmen',
  'Intro lo añade. Espacio lo levanta para llevarlo a su sitio con las flechas.':
    'Enter fügt es hinzu. Leertaste hebt es an, um es mit den Pfeilen an seinen Platz zu bringen.',
  'Usar plantilla {{Plantilla}}': 'Vorlage {{Plantilla}} verwenden',
  Arriba: 'Oben',
  Abajo: 'Unten',
  'Ruta del elemento': 'Pfad des Elements',
  '{{n}} elementos seleccionados': '{{n}} Elemente ausgewählt',
  'Editar texto': 'Text bearbeiten',
  'Renombrar {{Elemento}}': '{{Elemento}} umbenennen',
  'Pegar {{n}} elementos': '{{n}} Elemente einfügen',
  'Mostrar {{name}}': '{{name}} anzeigen',
  'Ocultar {{name}}': '{{name}} ausblenden',
  'Desbloquear {{name}}': '{{name}} entsperren',
  'Bloquear {{name}}': '{{name}} sperren',
  Capas: 'Ebenen',
  'La página está vacía.': 'Die Seite ist leer.',
  'Nombre de la capa': 'Name der Ebene',
  Renombrar: 'Umbenennen',
  Desbloquear: 'Entsperren',
  Bloquear: 'Sperren',
  'Renombrar elemento': 'Element umbenennen',
  'Se ve en las capas y en las propiedades, no en la página. Vacío: el nombre de su tipo.':
    'Zu sehen in den Ebenen und Eigenschaften, nicht auf der Seite. Leer: der Name seines Typs.',
  'Bloqueado: no se puede cambiar, mover ni eliminar.':
    'Gesperrt: kann nicht geändert, verschoben oder gelöscht werden.',
  'Está dentro de un elemento bloqueado.': 'Es liegt in einem gesperrten Element.',
  'Oculto: no se ve ni se publica.': 'Ausgeblendet: weder sichtbar noch veröffentlicht.',
  'Está dentro de un elemento oculto.': 'Es liegt in einem ausgeblendeten Element.',
  'Alinear a la izquierda': 'Links ausrichten',
  'Alinear al centro': 'Zentrieren',
  'Alinear a la derecha': 'Rechts ausrichten',
  'Ocupar todo el ancho': 'Volle Breite einnehmen',
  Alinear: 'Ausrichten',
  'Los textos se alinean dentro de su ancho; botones, imágenes, vídeos y contenedores a medida, dentro de su contenedor. Lo que ocupa todo el ancho no se mueve.':
    'Texte richten sich in ihrer Breite aus; Buttons, Bilder, Videos und Container mit eigener Breite in ihrem Container. Was die volle Breite einnimmt, bewegt sich nicht.',
  'Sección vacía': 'Leerer Abschnitt',
  'Columna vacía': 'Leere Spalte',
  'Restablecer {{propiedad}} de {{Elemento}} en {{vista}}':
    '{{propiedad}} von {{Elemento}} in {{vista}} zurücksetzen',
  'Esa dirección no sirve para una imagen. Escribe una que empiece por https:// o elige un archivo.':
    'Diese Adresse taugt nicht für ein Bild. Geben Sie eine ein, die mit https:// beginnt, oder wählen Sie eine Datei.',
  'Heredado de escritorio': 'Von Desktop übernommen',
  'La página ya no cabía en este navegador: sus imágenes grandes se guardan ahora en el servidor.':
    'Die Seite passte nicht mehr in diesen Browser: Ihre großen Bilder liegen jetzt auf dem Server.',
  '{{count}} no se podían leer y se han dejado fuera.':
    '{{count}} waren nicht lesbar und wurden ausgelassen.',
  '{{count}} no se podían leer y se han dejado fuera._one':
    '{{count}} war nicht lesbar und wurde ausgelassen.',
  '{{count}} son de un tipo que esta versión no conoce: no se ven, pero se conservan.':
    '{{count}} sind von einem Typ, den diese Version nicht kennt: nicht sichtbar, aber erhalten.',
  '{{count}} son de un tipo que esta versión no conoce: no se ven, pero se conservan._one':
    '{{count}} ist von einer Art, die diese Version nicht kennt: Es ist nicht zu sehen, bleibt aber erhalten.',
  'Hay elementos de la página que no se pueden mostrar':
    'Einige Elemente der Seite können nicht angezeigt werden',
  Restablecer: 'Zurücksetzen',
  'Ocultar en este dispositivo': 'Auf diesem Gerät ausblenden',
  'Mostrar en este dispositivo': 'Auf diesem Gerät anzeigen',
  'No se ve en: {{vistas}}': 'Nicht zu sehen auf: {{vistas}}',
  'Ocultar {{Elemento}} en {{vista}}': '{{Elemento}} auf {{vista}} ausblenden',
  'Ocultar {{n}} elementos en {{vista}}': '{{n}} Elemente auf {{vista}} ausblenden',
  'Mostrar {{Elemento}} en {{vista}}': '{{Elemento}} auf {{vista}} anzeigen',
  'Mostrar {{n}} elementos en {{vista}}': '{{n}} Elemente auf {{vista}} anzeigen',
  'Ancho del lienzo': 'Breite der Arbeitsfläche',
  Zoom: 'Zoom',
  Ajustar: 'Einpassen',
  'Acercar o alejar': 'Vergrößern oder verkleinern',
  'Tamaño real': 'Tatsächliche Größe',
  'Ctrl rueda': 'Strg Mausrad',
  'Ctrl 0': 'Strg 0',
  'Margen y relleno': 'Außen- und Innenabstand',
  Tamaño: 'Größe',
  Tipografía: 'Schrift',
  Efectos: 'Effekte',
  'Al pasar por encima': 'Beim Überfahren',
  'Buscar propiedades': 'Eigenschaften suchen',
  'Propiedades encontradas': 'Gefundene Eigenschaften',
  'Ninguna propiedad se llama así': 'Keine Eigenschaft heißt so',
} satisfies Record<keyof typeof en, string>
