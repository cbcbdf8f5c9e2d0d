import type { en } from './en.ts'

export const de = {
  Pronto: 'Demnächst',
  'Preparando imágenes': 'Bilder werden vorbereitet',
  'Imágenes por preparar: {{n}}. Las páginas las cambian solas por otras más ligeras.':
    'Noch vorzubereitende Bilder: {{n}}. Die Seiten ersetzen sie von selbst durch leichtere.',
  'Nueva Página': 'Neue Seite',
  'Crea cuestionarios paso a paso.': 'Erstellen Sie Fragebögen Schritt für Schritt.',
  'El contenido no se puede leer.': 'Der Inhalt kann nicht gelesen werden.',
  'El contenido no es una lista de elementos.': 'Der Inhalt ist keine Liste von Elementen.',
  'La página tiene más de {{limit}} niveles de elementos.':
    'Die Seite hat mehr als {{limit}} Ebenen von Elementen.',
  'La página tiene más de {{limit}} elementos.': 'Die Seite hat mehr als {{limit}} Elemente.',
  'El identificador {{id}} está repetido.': 'Die Kennung {{id}} kommt doppelt vor.',
  'Un elemento de la página no se entiende.': 'Ein Element der Seite ist unverständlich.',
  'Un elemento de la página no tiene un identificador o un tipo válidos.':
    'Ein Element der Seite hat keine gültige Kennung oder keinen gültigen Typ.',
  'El elemento {{id}} no tiene propiedades válidas.': 'Das Element {{id}} hat keine gültigen Eigenschaften.',
  'El contenido del elemento {{id}} no es una lista.': 'Der Inhalt des Elements {{id}} ist keine Liste.',
  'La página tiene demasiados datos.': 'Die Seite enthält zu viele Daten.',
  'Una propiedad tiene demasiados niveles.': 'Eine Eigenschaft hat zu viele Ebenen.',
  'Una propiedad tiene un valor que no se puede guardar ({{type}}).':
    'Eine Eigenschaft hat einen Wert, der sich nicht speichern lässt ({{type}}).',
  'Una propiedad tiene un nombre no permitido.': 'Eine Eigenschaft hat einen unerlaubten Namen.',
  'Un texto de la página es demasiado largo: caben {{limit}} caracteres. Acórtalo o repártelo en varios.':
    'Ein Text der Seite ist zu lang: höchstens {{limit}} Zeichen. Kürze ihn oder teile ihn auf mehrere auf.',
  'Un texto contiene caracteres no permitidos.': 'Ein Text enthält unerlaubte Zeichen.',
  'El contenido no es una página.': 'Der Inhalt ist keine Seite.',
  'La página no indica su versión de formato.': 'Die Seite nennt ihre Formatversion nicht.',
  'La página se guardó con una versión más nueva de Aurelio. Actualiza la aplicación para abrirla.':
    'Die Seite wurde mit einer neueren Aurelio-Version gespeichert. Aktualisieren Sie die Anwendung, um sie zu öffnen.',
  'El identificador {{id}} ya está en la página.': 'Die Kennung {{id}} gibt es auf der Seite schon.',
  'La página no puede tener más de {{limit}} elementos.':
    'Die Seite darf höchstens {{limit}} Elemente haben.',
  'Un elemento no puede moverse dentro de sí mismo.':
    'Ein Element kann nicht in sich selbst verschoben werden.',
  'No caben más de {{limit}} niveles de elementos.':
    'Mehr als {{limit}} Ebenen von Elementen sind nicht möglich.',
  'El contenido de un elemento no se cambia como propiedad.':
    'Der Inhalt eines Elements wird nicht als Eigenschaft geändert.',
  'El nombre del elemento no es válido.': 'Der Name des Elements ist ungültig.',
  'El elemento ya no está en la página.': 'Das Element ist nicht mehr auf der Seite.',
  'El contenedor ya no está en la página.': 'Der Container ist nicht mehr auf der Seite.',
  'Esto ha cambiado en otro sitio después: se deja como está para no perder ese trabajo.':
    'Das wurde danach an anderer Stelle geändert: Es bleibt, wie es ist, damit diese Arbeit nicht verloren geht.',
  'El elemento está bloqueado. Desbloquéalo en Capas para cambiarlo.':
    'Das Element ist gesperrt. Entsperren Sie es unter Ebenen, um es zu ändern.',
  'Hay elementos bloqueados dentro. Desbloquéalos en Capas para eliminar.':
    'Darin sind gesperrte Elemente. Entsperren Sie sie unter Ebenen, um zu löschen.',
  'Usar Plantilla': 'Vorlage verwenden',
  'Buscar plantillas': 'Vorlagen suchen',
  'Buscar plantillas…': 'Vorlagen suchen…',
  'No se encontraron plantillas': 'Keine Vorlagen gefunden',
  'Intenta con otros términos de búsqueda o cambia la categoría':
    'Versuchen Sie andere Suchwörter oder wechseln Sie die Kategorie',
  'Lienzo en Blanco': 'Leere Arbeitsfläche',
  Secciones: 'Bereiche',
  'Todas ({{n}})': 'Alle ({{n}})',
  Categorías: 'Kategorien',
  'Empieza con una plantilla o con un lienzo en blanco.':
    'Beginnen Sie mit einer Vorlage oder einer leeren Arbeitsfläche.',
  'Usar esta Plantilla': 'Diese Vorlage verwenden',
  'Vista previa de {{name}}': 'Vorschau von {{name}}',
  'Plantilla {{name}}': 'Vorlage {{name}}',
  'Todos los Proyectos': 'Alle Projekte',
  'No se han podido cargar tus páginas': 'Ihre Seiten konnten nicht geladen werden',
  'Crear Nuevo Proyecto': 'Neues Projekt erstellen',
  'Todavía no tienes páginas. Crea la primera.': 'Sie haben noch keine Seiten. Erstellen Sie die erste.',
  'Última modificación: {{when}}': 'Zuletzt geändert: {{when}}',
  'Abrir {{name}} publicada': '{{name}} veröffentlicht öffnen',
  Sitios: 'Websites',
  Quiz: 'Quiz',
  'Tus cuestionarios y sus respuestas.': 'Ihre Fragebögen und deren Antworten.',
  Embudos: 'Funnels',
  'Encadena páginas y mira cuántas personas llegan a cada una.':
    'Verketten Sie Seiten und sehen Sie, wie viele Menschen jede erreichen.',
  Analítica: 'Analyse',
  'Visitas y conversiones de cada página.': 'Besuche und Konversionen jeder Seite.',
  'Un reproductor de vídeo para tus páginas de venta.': 'Ein Videoplayer für Ihre Verkaufsseiten.',
  Suscripciones: 'Abonnements',
  'Planes y pagos periódicos de tus clientes.': 'Tarife und wiederkehrende Zahlungen Ihrer Kunden.',
  'Creador de quiz': 'Quiz-Ersteller',
  Concurso: 'Gewinnspiel',
  Concursos: 'Gewinnspiele',
  'Sorteos y concursos con sus participantes.': 'Verlosungen und Gewinnspiele mit ihren Teilnehmenden.',
  Academia: 'Akademie',
  Tutoriales: 'Anleitungen',
  'Guías cortas, paso a paso.': 'Kurze Anleitungen, Schritt für Schritt.',
  'Diseña páginas, publícalas y recibe sus leads.': 'Seiten gestalten, veröffentlichen und Leads erhalten.',
  Editor: 'Editor',
  'Empieza con una plantilla o con un lienzo en blanco':
    'Mit einer Vorlage oder leerer Arbeitsfläche beginnen',
  'Tus páginas: diséñalas y publícalas': 'Ihre Seiten: gestalten und veröffentlichen',
  'Vuelve a verse lo que se publicó entonces': 'Zu sehen ist wieder, was damals veröffentlicht wurde',
  'Esta página no se ha publicado todavía.': 'Diese Seite wurde noch nicht veröffentlicht.',
  'Volver a publicar': 'Erneut veröffentlichen',
  'Qué se muestra': 'Was gezeigt wird',
  Guardadas: 'Gespeichert',
  Publicaciones: 'Veröffentlichungen',
  'Los formularios de lo que no está publicado no envían nada: publícalo y exporta otra vez.':
    'Formulare von Unveröffentlichtem senden nichts: veröffentlichen und erneut exportieren.',
  'Exportar sitio': 'Website exportieren',
  'Este sitio no tiene páginas publicadas: incluye los borradores.':
    'Diese Website hat keine veröffentlichten Seiten: die Entwürfe einschließen.',
  'Escribe una dirección como https://tienda.es': 'Eine Adresse wie https://laden.de eingeben',
  'Un ZIP con todas sus páginas tal como están guardadas, que se abre desde el disco o se sube a cualquier servidor. Los formularios siguen enviando a Aurelio.':
    'Ein ZIP mit allen Seiten, wie sie gespeichert sind; es öffnet sich von der Festplatte und läuft auf jedem Server. Formulare senden weiter an Aurelio.',
  'Dirección donde estará': 'Adresse, unter der sie stehen wird',
  'Para el mapa del sitio y para cuando alguien comparta un enlace. Puede quedar vacía.':
    'Für die Sitemap und für geteilte Links. Darf leer bleiben.',
  'Incluir las páginas sin publicar': 'Unveröffentlichte Seiten einschließen',
  'Leyendo páginas: {{done}} de {{total}}…': 'Seiten werden gelesen: {{done}} von {{total}} …',
  Importar: 'Importieren',
  'El ZIP de una página o de un sitio exportados, o el JSON de una página.':
    'Das ZIP einer exportierten Seite oder Website oder das JSON einer Seite.',
  'Páginas importadas: {{done}} de {{total}}…': 'Importierte Seiten: {{done}} von {{total}} …',
  'Elige un archivo o suéltalo aquí': 'Datei wählen oder hier ablegen',
  'ZIP o JSON, hasta 60 MB': 'ZIP oder JSON, bis 60 MB',
  'Un sitio, «{{name}}», con {{n}} páginas.': 'Eine Website, „{{name}}“, mit {{n}} Seiten.',
  'Una página: «{{name}}».': 'Eine Seite: „{{name}}“.',
  'Las páginas llegan como borradores, sin publicar.': 'Seiten kommen als Entwürfe an, unveröffentlicht.',
  'Un sitio nuevo: «{{name}}»': 'Eine neue Website: „{{name}}“',
  'Páginas importadas: {{n}}.': 'Importierte Seiten: {{n}}.',
  'Qué no ha venido': 'Was nicht mitgekommen ist',
  'El archivo es demasiado grande: un ZIP cabe hasta 60 MB, y hasta 120 MB sin comprimir.':
    'Die Datei ist zu groß: ein ZIP darf bis 60 MB haben, entpackt bis 120 MB.',
  'El ZIP tiene más de 2.000 archivos.': 'Das ZIP hat mehr als 2.000 Dateien.',
  'El ZIP está dañado o no se puede leer. Expórtalo otra vez.':
    'Das ZIP ist beschädigt oder nicht lesbar. Bitte erneut exportieren.',
  'No es una exportación de Aurelio: falta «pagina.json» o «sitio.json».':
    'Kein Export von Aurelio: „pagina.json“ oder „sitio.json“ fehlt.',
  'El archivo no contiene una página que se pueda leer.': 'Die Datei enthält keine lesbare Seite.',
  'Páginas que no se pueden leer: {{names}}.': 'Nicht lesbare Seiten: {{names}}.',
  'Elementos dañados que se han quedado fuera: {{n}}.': 'Beschädigte Elemente, die wegblieben: {{n}}.',
  'Elementos de un tipo que este Aurelio no conoce; se guardan, pero no se ven: {{n}}.':
    'Elemente einer Art, die dieses Aurelio nicht kennt; behalten, aber nicht zu sehen: {{n}}.',
  'Imágenes que no venían o no se pueden guardar: {{n}}.':
    'Bilder, die fehlten oder nicht aufgenommen werden können: {{n}}.',
  'Enlaces a páginas que no venían; se han quedado vacíos: {{n}}.':
    'Links zu Seiten, die fehlten; sie blieben leer: {{n}}.',
  'Cómo verla': 'Wie sie gezeigt wird',
  'De arriba abajo': 'Von oben bis unten',
} satisfies Record<keyof typeof en, string>
