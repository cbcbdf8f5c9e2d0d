import type { en } from './en.ts'

export const de = {
  'Hoy, {{day}}': 'Heute, {{day}}',
  'Todo el día': 'Ganztägig',
  'Qué es': 'Was es ist',
  Campaña: 'Kampagne',
  Prueba: 'Test',
  'Nombre en los enlaces (utm_campaign)': 'Name in den Links (utm_campaign)',
  'Con él se cuentan los leads que llegan por sus enlaces en estos días.':
    'Damit werden die Leads gezählt, die an diesen Tagen über seine Links kommen.',
  'Se cuentan los leads que llegan por ella en estos días.':
    'Gezählt werden die Leads, die an diesen Tagen über sie kommen.',
  'Qué se compara': 'Was verglichen wird',
  'Titular con precio frente a titular con plazo': 'Titel mit Preis gegen Titel mit Frist',
  Resultado: 'Ergebnis',
  'Cuando termine, qué ha salido.': 'Wenn er vorbei ist: was herauskam.',
  'Ninguna página': 'Keine Seite',
  'Lo que ha traído': 'Was es gebracht hat',
  'Contando…': 'Wird gezählt …',
  'Ver los leads': 'Die Leads ansehen',
  'La página «{{name}}» se ha eliminado.': 'Die Seite „{{name}}“ wurde gelöscht.',
  'Ver la página': 'Die Seite ansehen',
  'verano-2026': 'sommer-2026',
  'Leads en estos días': 'Leads an diesen Tagen',
  Evento: 'Termin',
  Publicación: 'Veröffentlichung',
  'Los eventos del equipo, las tareas con fecha y lo que se va a publicar.':
    'Die Termine des Teams, die Aufgaben mit Datum und was veröffentlicht wird.',
  Suscribirse: 'Abonnieren',
  'Nuevo evento': 'Neuer Termin',
  'Evento creado: «{{name}}»': 'Termin erstellt: „{{name}}“',
  'No se ha podido cargar el calendario': 'Der Kalender konnte nicht geladen werden',
  'Hay más de lo que cabe: elige menos días o míralo en las tareas.':
    'Es gibt mehr, als Platz hat: Wählen Sie weniger Tage oder sehen Sie bei den Aufgaben nach.',
  'Nada en estos días': 'Nichts an diesen Tagen',
  'Apunta una reunión o una entrega, y la verá todo el equipo.':
    'Tragen Sie eine Besprechung oder eine Abgabe ein, und das ganze Team sieht sie.',
  'Apuntar un evento': 'Termin eintragen',
  Agenda: 'Agenda',
  'Escribe qué es.': 'Schreiben Sie, was es ist.',
  Empieza: 'Beginn',
  Termina: 'Ende',
  'Se repite': 'Wiederholung',
  'Como en el calendario de origen': 'Wie im Ursprungskalender',
  'Sin fin': 'Ohne Ende',
  'No se repite': 'Keine Wiederholung',
  'Cada día': 'Jeden Tag',
  'Cada semana': 'Jede Woche',
  'Cada mes': 'Jeden Monat',
  'Cada año': 'Jedes Jahr',
  'Acaba antes de la primera vez.': 'Sie endet vor dem ersten Mal.',
  'Este evento ya no está: se ha eliminado en otro sitio.':
    'Dieser Termin ist weg: Er wurde anderswo gelöscht.',
  'Eventos, tareas con fecha y publicaciones': 'Termine, Aufgaben mit Datum und Veröffentlichungen',
  'El enlace de antes ya no vale': 'Der bisherige Link gilt nicht mehr',
  'Pega este enlace en Google Calendar, Apple o Outlook: verás allí los eventos del equipo, tus tareas con fecha y lo que se va a publicar. Google lo lee cada 8 a 24 horas.':
    'Fügen Sie diesen Link in Google Kalender, Apple oder Outlook ein: Dort sehen Sie die Termine des Teams, Ihre Aufgaben mit Datum und was veröffentlicht wird. Google liest ihn alle 8 bis 24 Stunden.',
  'Renovar enlace': 'Link erneuern',
  'Enlace del calendario': 'Link des Kalenders',
  'Es secreto: quien lo tiene lee tu calendario. Si se ha escapado, renuévalo.':
    'Er ist geheim: Wer ihn hat, liest Ihren Kalender. Ist er nach außen gelangt, erneuern Sie ihn.',
  'Ya no está: se ha eliminado en otro sitio.': 'Das ist weg: Es wurde anderswo gelöscht.',
  '«{{name}}» tiene otra fecha': '„{{name}}“ hat ein anderes Datum',
  'Eventos traídos: {{count}}': 'Übernommene Termine: {{count}}',
  'Eventos traídos: {{count}}. Ya estaban: {{known}}.':
    'Übernommene Termine: {{count}}. Schon vorhanden: {{known}}.',
  'El archivo ocupa más de 5 MB. Exporta menos meses.':
    'Die Datei ist größer als 5 MB. Exportieren Sie weniger Monate.',
  'Sin título': 'Ohne Titel',
  'En este archivo no hay ningún evento.': 'In dieser Datei steht kein Termin.',
  'No es un calendario: se espera un archivo .ics, como el que exportan Google, Apple u Outlook.':
    'Das ist kein Kalender: Erwartet wird eine .ics-Datei, wie Google, Apple oder Outlook sie exportieren.',
  'Importar un calendario': 'Einen Kalender importieren',
  'Elige un archivo .ics y mira lo que trae antes de importarlo.':
    'Wählen Sie eine .ics-Datei und sehen Sie vor dem Importieren, was darin steht.',
  'Archivo .ics': '.ics-Datei',
  'Se importan {{chosen}} de {{count}}.': '{{chosen}} von {{count}} werden importiert.',
  'De una vez caben 500: los demás, con otro archivo.':
    'Auf einmal gehen 500: die übrigen mit einer weiteren Datei.',
  'se repite': 'wiederholt sich',
  Horas: 'Stunden',
  Lugar: 'Ort',
  'Se repite: al guardar eliges a qué fechas afecta.':
    'Wiederholt sich: Beim Speichern wählst du, welche Termine gemeint sind.',
  'No se pueden leer y se quedan fuera: {{count}}.': 'Nicht lesbar und ausgelassen: {{count}}.',
  'Cambiar un evento que se repite': 'Ein Ereignis ändern, das sich wiederholt',
  'Mover un evento que se repite': 'Ein Ereignis verschieben, das sich wiederholt',
  'Eliminar un evento que se repite': 'Ein Ereignis löschen, das sich wiederholt',
  'Solo este': 'Nur dieses',
  'Este y los siguientes': 'Dieses und alle folgenden',
  Todos: 'Alle',
  'Elige a qué fechas afecta. Después puedes deshacerlo.':
    'Wähle, welche Termine gemeint sind. Danach kannst du es rückgängig machen.',
  'Alguien ha cambiado este evento mientras tanto. Ya ves cómo está ahora: si quieres, repite tu cambio.':
    'Jemand hat dieses Ereignis inzwischen geändert. Du siehst, wie es jetzt ist: Wenn du möchtest, ändere es noch einmal.',
  'De un evento que se repite caben {{most}} fechas cambiadas. Cambia esa fecha y las siguientes.':
    'Ein Ereignis, das sich wiederholt, fasst {{most}} geänderte Termine. Ändere diesen Termin und die folgenden.',
  'Alguien ha cambiado lo mismo mientras escribías: no se ha guardado. Guarda otra vez para dejar lo tuyo, o cancela para quedarte con lo de ahora.':
    'Jemand hat dasselbe geändert, während du geschrieben hast: Es wurde nichts gespeichert. Speichere noch einmal, um deines zu behalten, oder brich ab, um das Jetzige zu behalten.',
  'Este evento se ha eliminado en otro sitio. Lo que has escrito sigue aquí.':
    'Dieser Termin wurde anderswo gelöscht. Was du geschrieben hast, ist noch da.',
  'Alguien ha quitado esta fecha del evento que se repite. Lo que has escrito sigue aquí: puedes guardarlo como un evento aparte.':
    'Jemand hat dieses Datum aus dem wiederkehrenden Termin entfernt. Was du geschrieben hast, ist noch da: Du kannst es als eigenen Termin speichern.',
  'Guardar aparte': 'Einzeln speichern',
} satisfies Record<keyof typeof en, string>
