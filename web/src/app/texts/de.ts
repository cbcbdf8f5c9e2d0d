import type { en } from './en.ts'

export const de = {
  'Página no encontrada': 'Seite nicht gefunden',
  'El servidor no ha podido comprobar tu sesión. Espera un momento y vuelve a entrar.':
    'Der Server konnte Ihre Sitzung nicht prüfen. Warten Sie kurz und melden Sie sich erneut an.',
  'Sin conexión con el servidor: puedes seguir usando esta herramienta.':
    'Keine Verbindung zum Server: Dieses Werkzeug können Sie weiter benutzen.',
  'Volver a conectar': 'Erneut verbinden',
  'Verificando autenticación...': 'Anmeldung wird geprüft...',
  'Esta página no existe': 'Diese Seite gibt es nicht',
  'Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.':
    'Vielleicht ist die Adresse falsch geschrieben oder die Seite ist umgezogen.',
  'Ir al inicio': 'Zur Startseite',
  'Sin conexión. Algunas cosas no funcionarán hasta que vuelva.':
    'Keine Verbindung. Manches funktioniert erst wieder, wenn sie zurück ist.',
  'Error de renderizado': 'Darstellungsfehler',
  'Una parte de la pantalla no carga. Guarda lo que tengas a medias y recarga la página.':
    'Ein Teil der Ansicht lädt nicht. Speichern Sie, woran Sie gerade arbeiten, und laden Sie die Seite neu.',
  'Esta pantalla no se ha podido cargar': 'Diese Ansicht konnte nicht geladen werden',
  'Puede que haya una versión nueva de Aurelio. Recarga la página.':
    'Vielleicht gibt es eine neue Version von Aurelio. Laden Sie die Seite neu.',
  'Recargar página': 'Seite neu laden',
  Dashboard: 'Dashboard',
  Menú: 'Menü',
  'Cerrar menú': 'Menü schließen',
  'Saltar al contenido': 'Zum Inhalt springen',
  'Submenú de {{name}}': 'Untermenü von {{name}}',
  Principal: 'Hauptnavigation',
  'Desplegar el menú': 'Menü ausklappen',
  'Plegar el menú': 'Menü einklappen',
  'Abrir menú': 'Menü öffnen',
  'Usar el modo claro': 'Hellen Modus verwenden',
  'Usar el modo oscuro': 'Dunklen Modus verwenden',
  'Menú de usuario': 'Benutzermenü',
  'Cerrar sesion': 'Abmelden',
  'Cambiar de tema': 'Design wechseln',
  'Del modo oscuro al claro, y al revés': 'Vom dunklen zum hellen Modus und zurück',
  'Atajos de teclado': 'Tastenkürzel',
  'Todo lo que se hace sin el ratón': 'Alles, was ohne Maus geht',
  'Salir de tu cuenta en este navegador': 'Ihr Konto in diesem Browser verlassen',
  'Tu día, las cifras y lo último que ha pasado': 'Ihr Tag, die Kennzahlen und das Neueste',
  'Todas las herramientas y lo que hace cada una': 'Alle Werkzeuge und was jedes tut',
  'Las teclas se pulsan una detrás de otra, mientras no escribes.':
    'Die Tasten drückt man nacheinander, während man nicht schreibt.',
  Buscar: 'Suchen',
  'Usar los atajos de una y dos teclas': 'Tastenkürzel mit einer und zwei Tasten verwenden',
  'Sin conexión con el servidor. Reintentando…': 'Keine Verbindung zum Server. Neuer Versuch…',
  'Buscar y ejecutar': 'Suchen und ausführen',
  'Busca una orden, un proyecto, una tarea o una página…': 'Befehl, Projekt, Aufgabe oder Seite suchen…',
  'No se ha podido buscar en tus proyectos, tareas y páginas.':
    'Ihre Projekte, Aufgaben und Seiten konnten nicht durchsucht werden.',
  'Tu sesión ha terminado': 'Ihre Sitzung ist beendet',
  'Vuelve a entrar para seguir donde estabas: lo que has escrito sigue aquí.':
    'Melden Sie sich erneut an, um weiterzumachen: Was Sie geschrieben haben, ist noch da.',
  'Salir sin volver a entrar': 'Ohne erneute Anmeldung verlassen',
  'Has entrado con otra cuenta': 'Sie haben sich mit einem anderen Konto angemeldet',
  'En este navegador está ahora {{email}}. Esta pantalla era de otra cuenta: hay que cargarla de nuevo.':
    'In diesem Browser ist jetzt {{email}} angemeldet. Dieser Bildschirm gehörte zu einem anderen Konto: Er muss neu geladen werden.',
  'Cargar de nuevo': 'Neu laden',
  'Buscar…': 'Suchen…',
  'Tarea completada': 'Aufgabe erledigt',
  'Dónde estás': 'Wo Sie sind',
  'Los últimos cambios de «{{nombre}}» solo están en este navegador y no se han podido guardar.':
    'Die letzten Änderungen an „{{nombre}}“ liegen nur in diesem Browser und konnten nicht gespeichert werden.',
  'Si sales ahora, se pierden. Comprueba tu conexión y vuelve a intentarlo.':
    'Wenn Sie jetzt gehen, sind sie verloren. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'Salir y perderlos': 'Gehen und verlieren',
  'Lo que has escrito aquí no se ha guardado.': 'Was Sie hier geschrieben haben, ist nicht gespeichert.',
  '¿Descartar los cambios?': 'Änderungen verwerfen?',
  Descartar: 'Verwerfen',
  Lead: 'Lead',
  'De «{{name}}», y tuyos.': 'Von „{{name}}“ und Ihre eigenen.',
  'Secciones de la configuración': 'Bereiche der Einstellungen',
  'Has cambiado de espacio en otra pestaña, o ya no formas parte de «{{name}}». Esta pantalla era de ese espacio: hay que cargarla de nuevo.':
    'Sie haben in einem anderen Tab den Arbeitsbereich gewechselt oder gehören nicht mehr zu „{{name}}“. Diese Ansicht war von dort: Sie muss neu geladen werden.',
  'Cambiar a «{{name}}»': 'Zu „{{name}}“ wechseln',
  'Otro de tus espacios': 'Ein anderer Ihrer Arbeitsbereiche',
  'Aparte de los otros: con su gente, sus proyectos y sus páginas':
    'Getrennt von den anderen: mit eigenen Personen, Projekten und Seiten',
  'nuevo workspace agencia': 'neu agentur',
  'espacio workspace': 'arbeitsbereich workspace',
  'Guía de esta pantalla': 'Anleitung zu diesem Bildschirm',
} satisfies Record<keyof typeof en, string>
