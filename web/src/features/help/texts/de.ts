import type { en } from './en.ts'

export const de = {
  'Buscar en las guías': 'In den Anleitungen suchen',
  'En esta guía': 'In dieser Anleitung',
  'Para empezar': 'Erste Schritte',
  'Tu trabajo': 'Ihre Arbeit',
  'Páginas y leads': 'Seiten und Leads',
  'Espacio y cuenta': 'Arbeitsbereich und Konto',
  'Ver en grande: {{alt}}': 'Groß ansehen: {{alt}}',
  'Las guías están en español.': 'Die Anleitungen sind auf Spanisch.',
  'Ninguna guía contiene esas palabras. Prueba con otras.':
    'Keine Anleitung enthält diese Wörter. Versuchen Sie andere.',
  'Editor de páginas': 'Seiteneditor',
  'Ayuda: Editor de páginas': 'Hilfe: Seiteneditor',
  'Montar una página con el ratón, el teclado, el dedo o solo con clics':
    'Eine Seite mit Maus, Tastatur, Finger oder nur mit Klicks bauen',
  'Los elementos, grupo por grupo': 'Die Elemente, Gruppe für Gruppe',
  'Ayuda: Elementos': 'Hilfe: Elemente',
  'Cabecera, pestañas, galería, iconos, tablas y lo que hace cada uno':
    'Kopfzeile, Registerkarten, Galerie, Symbole, Tabellen und was jedes tut',
  'Textos, capas y varios elementos a la vez': 'Texte, Ebenen und mehrere Elemente auf einmal',
  'Ayuda: Textos y capas': 'Hilfe: Texte und Ebenen',
  'Escribir en la propia página, ocultar, bloquear y alinear':
    'Auf der Seite selbst schreiben, ausblenden, sperren und ausrichten',
  'Optimizador de imágenes': 'Bildoptimierer',
  'Ayuda: Herramientas PDF': 'Hilfe: PDF-Werkzeuge',
  'Unir, dividir, comprimir, proteger y firmar sin que salgan de tu navegador':
    'Verbinden, teilen, verkleinern, schützen und unterschreiben, ohne den Browser zu verlassen',
  'Ayuda: Optimizador de imágenes': 'Hilfe: Bildoptimierer',
  'Qué formato elegir y qué significa cada aviso': 'Welches Format passt und was jeder Hinweis bedeutet',
  'Ayuda: YouTube Downloader': 'Hilfe: YouTube Downloader',
  'Descargar un vídeo o su sonido, y qué hacer si falla':
    'Ein Video oder seinen Ton herunterladen, und was hilft, wenn es scheitert',
  'Ayuda: Generador SEO': 'Hilfe: SEO-Generator',
  'De un CSV para un lugar a uno para todos tus lugares':
    'Von einer CSV für einen Ort zu einer für alle Ihre Orte',
  'Moverse por Aurelio': 'Sich in Aurelio zurechtfinden',
  'Ayuda: Moverse por Aurelio': 'Hilfe: Sich zurechtfinden',
  'Buscar, los atajos, el menú y los avisos': 'Suchen, Tastenkürzel, das Menü und Hinweise',
  'Proyectos y tareas': 'Projekte und Aufgaben',
  'Ayuda: Proyectos y tareas': 'Hilfe: Projekte und Aufgaben',
  'Apuntar, ver lo que toca, terminar y deshacer': 'Notieren, sehen, was ansteht, erledigen und zurücknehmen',
  'Publicar una página y recibir leads': 'Eine Seite veröffentlichen und Leads erhalten',
  'Ayuda: Publicar y recibir leads': 'Hilfe: Veröffentlichen und Leads',
  'De la plantilla a lo que envían las personas': 'Von der Vorlage zu dem, was Menschen senden',
  'Tu cuenta y su seguridad': 'Ihr Konto und seine Sicherheit',
  'Ayuda: Tu cuenta y su seguridad': 'Hilfe: Ihr Konto und seine Sicherheit',
  'Tu perfil, dos factores, llaves, sesiones y tus datos':
    'Ihr Profil, zwei Faktoren, Schlüssel, Sitzungen und Ihre Daten',
  'Guías cortas para cada pantalla.': 'Kurze Anleitungen zu jedem Bildschirm.',
  'Guías cortas para cada pantalla': 'Kurze Anleitungen zu jedem Bildschirm',
  'Personas y espacios': 'Personen und Arbeitsbereiche',
  'Ayuda: Personas y espacios': 'Hilfe: Personen und Arbeitsbereiche',
  'Invitar, roles, quitar a alguien y cambiar de espacio':
    'Einladen, Rollen, jemanden entfernen und den Arbeitsbereich wechseln',
  'Clientes y revisiones': 'Kunden und Durchsichten',
  'Ayuda: Clientes y revisiones': 'Hilfe: Kunden und Durchsichten',
  'Compartir un proyecto, pedir revisión y recoger la respuesta':
    'Ein Projekt teilen, um Durchsicht bitten und die Antwort bekommen',
  'La marca de un sitio': 'Die Marke einer Website',
  'Ayuda: La marca de un sitio': 'Hilfe: Die Marke einer Website',
  'Colores, letra y formas que comparten sus páginas': 'Farben, Schrift und Formen, die ihre Seiten teilen',
  'Cuidar de la instalación': 'Sich um die Installation kümmern',
  'Ayuda: Cuidar de la instalación': 'Hilfe: Sich um die Installation kümmern',
  'Cómo está, las copias de seguridad y las órdenes del servidor':
    'Ihr Zustand, Sicherungen und die Befehle des Servers',
  'Sitios y dominios propios': 'Websites und eigene Domains',
  'Un dominio, la portada, las redirecciones y los textos legales':
    'Domain, Startseite, Weiterleitungen und Rechtstexte',
  'Ayuda: Sitios y dominios': 'Hilfe: Websites und Domains',
  'Ayuda: Calendario': 'Hilfe: Kalender',
  'Eventos, fechas que se arrastran y tu calendario en otros programas':
    'Termine, Daten zum Ziehen und Ihr Kalender in anderen Programmen',
  'API, tokens y asistentes': 'API, Token und Assistenten',
  'Ayuda: API, tokens y asistentes': 'Hilfe: API, Token und Assistenten',
  'Que un programa o un asistente entre en tu nombre, con lo justo':
    'Ein Programm oder einen Assistenten in Ihrem Namen hereinlassen, mit dem Nötigsten',
  'Ayuda: Analisis': 'Hilfe: Auswertung',
  'Las cifras del espacio, y qué hacer con ellas':
    'Die Zahlen des Arbeitsbereichs und was man mit ihnen macht',
  Novedades: 'Neuigkeiten',
  'Ayuda: Novedades': 'Hilfe: Neuigkeiten',
  'Lo último que puedes hacer': 'Was du neuerdings tun kannst',
  'Secciones y símbolos': 'Abschnitte und Symbole',
  'Ayuda: Secciones y símbolos': 'Hilfe: Abschnitte und Symbole',
  'Partes hechas, y las tuyas: se cambian una vez y valen en todas las páginas':
    'Fertige Teile und Ihre eigenen: einmal geändert, überall gültig',
  Academia: 'Akademie',
  'Cursos cortos, hechos de las guías. Sigues donde lo dejaste.':
    'Kurze Kurse aus den Anleitungen. Du machst weiter, wo du aufgehört hast.',
  'No se ha podido cargar hasta dónde llegaste': 'Dein Stand konnte nicht geladen werden',
  'El constructor de páginas': 'Der Seitenbaukasten',
  'El día a día de la agencia': 'Der Alltag der Agentur',
  '{{done}} de {{total}} lecciones': '{{done}} von {{total}} Lektionen',
  'Curso terminado': 'Kurs beendet',
  vista: 'gesehen',
  'Guías cortas, paso a paso.': 'Kurze Anleitungen, Schritt für Schritt.',
  Tutoriales: 'Tutorials',
  Curso: 'Kurs',
  'Cursos cortos, y hasta dónde has llegado': 'Kurze Kurse, und wie weit du bist',
  'curso aprender lección formación tutorial': 'kurs lernen lektion schulung tutorial',
  'Este curso no existe': 'Diesen Kurs gibt es nicht',
  'Todos los cursos': 'Alle Kurse',
  Lecciones: 'Lektionen',
  'Probarlo ahora': 'Jetzt ausprobieren',
  'Quitar la marca': 'Markierung entfernen',
  'Marcar como vista': 'Als gesehen markieren',
  'Marcar como vista y seguir': 'Als gesehen markieren und weiter',
  'Lección siguiente': 'Nächste Lektion',
  'Elegir otro curso': 'Anderen Kurs wählen',
  'Tu primera página': 'Deine erste Seite',
  'De la plantilla a la página publicada.': 'Von der Vorlage zur veröffentlichten Seite.',
  'Diseñar con soltura': 'Mit Leichtigkeit gestalten',
  'Secciones hechas, la marca del cliente y partes que se repiten.':
    'Fertige Abschnitte, die Marke des Kunden und Teile, die sich wiederholen.',
  'Del formulario al cliente': 'Vom Formular zum Kunden',
  'Qué preguntar, qué hacer con cada respuesta y a quién avisar.':
    'Was fragen, was mit jeder Antwort tun und wen benachrichtigen.',
  'Un sitio con su dominio': 'Eine Website mit eigener Domain',
  'El dominio del cliente, su portada y sus textos legales.':
    'Die Domain des Kunden, ihre Startseite und ihre Rechtstexte.',
  'El equipo y su trabajo': 'Das Team und seine Arbeit',
  'Invitar a los demás, repartir las tareas y ver lo que toca.':
    'Andere einladen, Aufgaben verteilen und sehen, was ansteht.',
  'Trabajar con un cliente': 'Mit einem Kunden arbeiten',
  'Compartir lo que le toca y recoger su respuesta.': 'Teilen, was ihn betrifft, und seine Antwort einholen.',
  'Las herramientas': 'Die Werkzeuge',
  'Imágenes, PDF, páginas por lugares y vídeos, en lo básico.':
    'Bilder, PDF, Seiten nach Orten und Videos: das Wichtigste.',
} satisfies Record<keyof typeof en, string>
