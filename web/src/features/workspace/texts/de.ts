import type { en } from './en.ts'

export const de = {
  'Escribe un nombre para el espacio de trabajo.': 'Geben Sie dem Arbeitsbereich einen Namen.',
  'Espacio de trabajo': 'Arbeitsbereich',
  'El nombre lo cambia quien es propietario o administra el espacio.':
    'Den Namen ändern Eigentümer oder Verwalter des Arbeitsbereichs.',
  'Nombre guardado': 'Name gespeichert',
  'Lo ven todas las personas de tu equipo.': 'Alle in Ihrem Team sehen ihn.',
  'El espacio de trabajo y tus ajustes': 'Der Arbeitsbereich und Ihre Einstellungen',
  Espacio: 'Arbeitsbereich',
  'Crear espacio': 'Arbeitsbereich erstellen',
  'Sus proyectos, sus páginas y su gente van aparte de los de tus otros espacios.':
    'Seine Projekte, Seiten und Leute sind getrennt von denen Ihrer anderen Arbeitsbereiche.',
  Crear: 'Erstellen',
  'Nadie más es propietario de este espacio. Haz propietaria a otra persona en «Miembros», o elimina el espacio.':
    'Niemand sonst ist Inhaber dieses Arbeitsbereichs. Machen Sie unter „Mitglieder“ jemand anderen zum Inhaber oder löschen Sie den Arbeitsbereich.',
  '¿Salir de «{{name}}»?': '„{{name}}“ verlassen?',
  'Dejas de ver sus proyectos y sus páginas. Tus tareas pendientes de aquí se quedan sin persona asignada. Para volver hace falta otra invitación.':
    'Sie sehen seine Projekte und Seiten nicht mehr. Ihre offenen Aufgaben hier bleiben ohne zuständige Person. Um zurückzukommen, brauchen Sie eine neue Einladung.',
  Salir: 'Verlassen',
  '{{number}} sin leer': '{{number}} ungelesen',
  'Tus espacios': 'Ihre Arbeitsbereiche',
  'Salir de este espacio': 'Diesen Arbeitsbereich verlassen',
  'Cambiar de espacio': 'Arbeitsbereich wechseln',
  'Ahora estás en «{{name}}»': 'Sie sind jetzt in „{{name}}“',
  'Eliminar el espacio': 'Arbeitsbereich löschen',
  'Se borra para todas las personas, con todo lo que tiene. No se puede deshacer.':
    'Er wird für alle gelöscht, mit allem, was darin ist. Das lässt sich nicht rückgängig machen.',
  'El nombre que has escrito no es el del espacio.':
    'Der eingegebene Name ist nicht der des Arbeitsbereichs.',
  '¿Eliminar «{{name}}»?': '„{{name}}“ löschen?',
  'Se borran: personas {{people}}, proyectos {{projects}}, tareas {{tasks}}, páginas {{pages}} ({{publishedPages}} publicadas), leads {{leads}}, imágenes {{pictures}}.':
    'Gelöscht werden: Personen {{people}}, Projekte {{projects}}, Aufgaben {{tasks}}, Seiten {{pages}} ({{publishedPages}} veröffentlicht), Leads {{leads}}, Bilder {{pictures}}.',
  'Escribe el nombre del espacio para confirmar':
    'Geben Sie zur Bestätigung den Namen des Arbeitsbereichs ein',
} satisfies Record<keyof typeof en, string>
