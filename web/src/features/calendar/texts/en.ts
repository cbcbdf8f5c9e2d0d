export const en = {
  'Hoy, {{day}}': 'Today, {{day}}',
  'Todo el día': 'All day',
  Evento: 'Event',
  Publicación: 'Publication',
  'Los eventos del equipo, las tareas con fecha y lo que se va a publicar.':
    'The team’s events, the tasks with a date and what is going to be published.',
  Suscribirse: 'Subscribe',
  'Nuevo evento': 'New event',
  'Evento creado: «{{name}}»': 'Event created: “{{name}}”',
  'No se ha podido cargar el calendario': 'The calendar could not be loaded',
  'Hay más de lo que cabe: elige menos días o míralo en las tareas.':
    'There is more than fits: choose fewer days or look at the tasks.',
  'Nada en estos días': 'Nothing on these days',
  'Apunta una reunión o una entrega, y la verá todo el equipo.':
    'Write down a meeting or a delivery, and the whole team will see it.',
  'Apuntar un evento': 'Write down an event',
  Agenda: 'Agenda',
  'Escribe qué es.': 'Type what it is.',
  Empieza: 'Starts',
  Termina: 'Ends',
  'Se repite': 'Repeats',
  'Como en el calendario de origen': 'As in the calendar it came from',
  'Sin fin': 'Without an end',
  'No se repite': 'Does not repeat',
  'Cada día': 'Every day',
  'Cada semana': 'Every week',
  'Cada mes': 'Every month',
  'Cada año': 'Every year',
  'Acaba antes de la primera vez.': 'It ends before its first time.',
  'Este evento ya no está: se ha eliminado en otro sitio.': 'This event is gone: it was removed elsewhere.',
  'Eventos, tareas con fecha y publicaciones': 'Events, tasks with a date and publications',
  'El enlace de antes ya no vale': 'The link before no longer works',
  'Pega este enlace en Google Calendar, Apple o Outlook: verás allí los eventos del equipo, tus tareas con fecha y lo que se va a publicar. Google lo lee cada 8 a 24 horas.':
    'Paste this link into Google Calendar, Apple or Outlook: there you will see the team’s events, your tasks with a date and what is going to be published. Google reads it every 8 to 24 hours.',
  'Renovar enlace': 'Renew link',
  'Enlace del calendario': 'Link of the calendar',
  'Es secreto: quien lo tiene lee tu calendario. Si se ha escapado, renuévalo.':
    'It is secret: whoever has it reads your calendar. If it got out, renew it.',
  'Ya no está: se ha eliminado en otro sitio.': 'It is gone: it was removed elsewhere.',
  '«{{name}}» tiene otra fecha': '“{{name}}” has another date',
  'Eventos traídos: {{count}}': 'Events brought in: {{count}}',
  'Eventos traídos: {{count}}. Ya estaban: {{known}}.':
    'Events brought in: {{count}}. Already here: {{known}}.',
  'El archivo ocupa más de 5 MB. Exporta menos meses.': 'The file is larger than 5 MB. Export fewer months.',
  'Sin título': 'Untitled',
  'En este archivo no hay ningún evento.': 'There is no event in this file.',
  'No es un calendario: se espera un archivo .ics, como el que exportan Google, Apple u Outlook.':
    'It is no calendar: an .ics file is expected, as Google, Apple or Outlook export it.',
  'Importar un calendario': 'Import a calendar',
  'Elige un archivo .ics y mira lo que trae antes de importarlo.':
    'Choose an .ics file and look at what is in it before you import it.',
  'Archivo .ics': '.ics file',
  'Se importan {{chosen}} de {{count}}.': '{{chosen}} of {{count}} will be imported.',
  'De una vez caben 500: los demás, con otro archivo.': '500 fit at once: the others with another file.',
  'se repite': 'repeats',
  Horas: 'Hours',
  Lugar: 'Place',
  'Se repite: al guardar eliges a qué fechas afecta.':
    'It repeats: when you save you choose which dates it affects.',
  'No se pueden leer y se quedan fuera: {{count}}.': 'Cannot be read and are left out: {{count}}.',
  'Cambiar un evento que se repite': 'Change an event that repeats',
  'Mover un evento que se repite': 'Move an event that repeats',
  'Eliminar un evento que se repite': 'Delete an event that repeats',
  'Solo este': 'Only this one',
  'Este y los siguientes': 'This one and the following ones',
  Todos: 'All of them',
  'Elige a qué fechas afecta. Después puedes deshacerlo.':
    'Choose which dates it affects. You can undo it afterwards.',
  'Alguien ha cambiado este evento mientras tanto. Ya ves cómo está ahora: si quieres, repite tu cambio.':
    'Somebody changed this event meanwhile. You see it as it is now: if you like, make your change again.',
  'De un evento que se repite caben {{most}} fechas cambiadas. Cambia esa fecha y las siguientes.':
    'An event that repeats holds {{most}} changed dates. Change that date and the following ones.',
  'Alguien ha cambiado lo mismo mientras escribías: no se ha guardado. Guarda otra vez para dejar lo tuyo, o cancela para quedarte con lo de ahora.':
    'Somebody changed the same while you were typing: nothing was saved. Save again to keep yours, or cancel to keep what is there now.',
}
