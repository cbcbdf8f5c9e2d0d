import type { en } from './en.ts'

export const fr = {
  'Hoy, {{day}}': 'Aujourd’hui, {{day}}',
  'Todo el día': 'Toute la journée',
  'Qué es': 'Ce que c’est',
  Campaña: 'Campagne',
  Prueba: 'Test',
  'Nombre en los enlaces (utm_campaign)': 'Nom dans les liens (utm_campaign)',
  'Con él se cuentan los leads que llegan por sus enlaces en estos días.':
    'Il sert à compter les leads qui arrivent par ses liens ces jours-là.',
  'Se cuentan los leads que llegan por ella en estos días.':
    'Les leads qui arrivent par elle ces jours-là sont comptés.',
  'Qué se compara': 'Ce qui est comparé',
  'Titular con precio frente a titular con plazo': 'Titre avec prix contre titre avec délai',
  Resultado: 'Résultat',
  'Cuando termine, qué ha salido.': 'Une fois terminé, ce qui en est sorti.',
  'Ninguna página': 'Aucune page',
  'Lo que ha traído': 'Ce qu’il a apporté',
  'Contando…': 'Comptage…',
  'Ver los leads': 'Voir les leads',
  'La página «{{name}}» se ha eliminado.': 'La page « {{name}} » a été supprimée.',
  'Ver la página': 'Voir la page',
  'verano-2026': 'ete-2026',
  'Leads en estos días': 'Leads ces jours-là',
  Evento: 'Événement',
  Publicación: 'Publication',
  'Los eventos del equipo, las tareas con fecha y lo que se va a publicar.':
    'Les événements de l’équipe, les tâches datées et ce qui va être publié.',
  Suscribirse: 'S’abonner',
  'Nuevo evento': 'Nouvel événement',
  'Evento creado: «{{name}}»': 'Événement créé : « {{name}} »',
  'No se ha podido cargar el calendario': 'Impossible de charger le calendrier',
  'Hay más de lo que cabe: elige menos días o míralo en las tareas.':
    'Il y en a plus que la place : choisissez moins de jours ou regardez les tâches.',
  'Nada en estos días': 'Rien ces jours-ci',
  'Apunta una reunión o una entrega, y la verá todo el equipo.':
    'Notez une réunion ou une livraison, et toute l’équipe la verra.',
  'Apuntar un evento': 'Noter un événement',
  Agenda: 'Agenda',
  'Escribe qué es.': 'Écrivez ce que c’est.',
  Empieza: 'Début',
  Termina: 'Fin',
  'Se repite': 'Répétition',
  'Como en el calendario de origen': 'Comme dans le calendrier d’origine',
  'Sin fin': 'Sans fin',
  'No se repite': 'Pas de répétition',
  'Cada día': 'Chaque jour',
  'Cada semana': 'Chaque semaine',
  'Cada mes': 'Chaque mois',
  'Cada año': 'Chaque année',
  'Acaba antes de la primera vez.': 'Elle finit avant la première fois.',
  'Este evento ya no está: se ha eliminado en otro sitio.':
    'Cet événement n’est plus là : il a été supprimé ailleurs.',
  'Eventos, tareas con fecha y publicaciones': 'Événements, tâches datées et publications',
  'El enlace de antes ya no vale': 'L’ancien lien ne fonctionne plus',
  'Pega este enlace en Google Calendar, Apple o Outlook: verás allí los eventos del equipo, tus tareas con fecha y lo que se va a publicar. Google lo lee cada 8 a 24 horas.':
    'Collez ce lien dans Google Agenda, Apple ou Outlook : vous y verrez les événements de l’équipe, vos tâches datées et ce qui va être publié. Google le lit toutes les 8 à 24 heures.',
  'Renovar enlace': 'Renouveler le lien',
  'Enlace del calendario': 'Lien du calendrier',
  'Es secreto: quien lo tiene lee tu calendario. Si se ha escapado, renuévalo.':
    'Il est secret : qui l’a lit votre calendrier. S’il a fuité, renouvelez-le.',
  'Ya no está: se ha eliminado en otro sitio.': 'Ce n’est plus là : cela a été supprimé ailleurs.',
  '«{{name}}» tiene otra fecha': '« {{name}} » a une autre date',
  'Eventos traídos: {{count}}': 'Événements importés : {{count}}',
  'Eventos traídos: {{count}}. Ya estaban: {{known}}.':
    'Événements importés : {{count}}. Déjà présents : {{known}}.',
  'El archivo ocupa más de 5 MB. Exporta menos meses.': 'Le fichier dépasse 5 Mo. Exportez moins de mois.',
  'Sin título': 'Sans titre',
  'En este archivo no hay ningún evento.': 'Il n’y a aucun événement dans ce fichier.',
  'No es un calendario: se espera un archivo .ics, como el que exportan Google, Apple u Outlook.':
    'Ce n’est pas un calendrier : il faut un fichier .ics, comme en exportent Google, Apple ou Outlook.',
  'Importar un calendario': 'Importer un calendrier',
  'Elige un archivo .ics y mira lo que trae antes de importarlo.':
    'Choisissez un fichier .ics et regardez ce qu’il contient avant de l’importer.',
  'Archivo .ics': 'Fichier .ics',
  'Se importan {{chosen}} de {{count}}.': '{{chosen}} sur {{count}} seront importés.',
  'De una vez caben 500: los demás, con otro archivo.': '500 à la fois : les autres avec un autre fichier.',
  'se repite': 'se répète',
  Horas: 'Heures',
  Lugar: 'Lieu',
  'Se repite: al guardar eliges a qué fechas afecta.':
    'Il se répète : à l’enregistrement, vous choisissez les dates concernées.',
  'No se pueden leer y se quedan fuera: {{count}}.': 'Illisibles et laissés de côté : {{count}}.',
  'Cambiar un evento que se repite': 'Modifier un événement qui se répète',
  'Mover un evento que se repite': 'Déplacer un événement qui se répète',
  'Eliminar un evento que se repite': 'Supprimer un événement qui se répète',
  'Solo este': 'Seulement celui-ci',
  'Este y los siguientes': 'Celui-ci et les suivants',
  Todos: 'Tous',
  'Elige a qué fechas afecta. Después puedes deshacerlo.':
    'Choisissez les dates concernées. Vous pourrez annuler ensuite.',
  'Alguien ha cambiado este evento mientras tanto. Ya ves cómo está ahora: si quieres, repite tu cambio.':
    'Quelqu’un a modifié cet événement entre-temps. Vous le voyez tel qu’il est : si vous voulez, refaites votre modification.',
  'De un evento que se repite caben {{most}} fechas cambiadas. Cambia esa fecha y las siguientes.':
    'Un événement qui se répète admet {{most}} dates modifiées. Modifiez cette date et les suivantes.',
  'Alguien ha cambiado lo mismo mientras escribías: no se ha guardado. Guarda otra vez para dejar lo tuyo, o cancela para quedarte con lo de ahora.':
    'Quelqu’un a modifié la même chose pendant que vous écriviez : rien n’a été enregistré. Enregistrez encore pour garder le vôtre, ou annulez pour garder ce qui est là.',
  'Este evento se ha eliminado en otro sitio. Lo que has escrito sigue aquí.':
    'Cet évènement a été supprimé ailleurs. Ce que tu as écrit est toujours là.',
  'Alguien ha quitado esta fecha del evento que se repite. Lo que has escrito sigue aquí: puedes guardarlo como un evento aparte.':
    'Quelqu’un a retiré cette date de l’évènement qui se répète. Ce que tu as écrit est toujours là : tu peux l’enregistrer comme un évènement à part.',
  'Guardar aparte': 'Enregistrer à part',
} satisfies Record<keyof typeof en, string>
