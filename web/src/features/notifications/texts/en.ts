export const en = {
  'Notificaciones: {{number}} sin leer': 'Notifications: {{number}} unread',
  Ayer: 'Yesterday',
  'Marcar todas como leídas': 'Mark all as read',
  'No tienes notificaciones.': 'You have no notifications.',
  'sin leer': 'unread',
  'Lo que ha pasado en tu espacio de trabajo y te interesa saber.':
    'What has happened in your workspace and is good to know.',
  'No se han podido cargar las notificaciones': 'The notifications could not be loaded',
  'No tienes notificaciones': 'You have no notifications',
  'Aquí verás los leads que llegan y las páginas que publica tu equipo.':
    'Here you will see the leads that come in and the pages your team publishes.',
  'Tu página de ejemplo está lista': 'Your example page is ready',
  'Ábrela en el constructor, cámbiala a tu gusto y publícala.':
    'Open it in the builder, change it to your taste and publish it.',
  'Aligera tus fotos antes de publicarlas': 'Lighten your photos before publishing them',
  'El optimizador de imágenes trabaja en tu navegador: no se sube nada.':
    'The image optimizer works in your browser: nothing is uploaded.',
  'Protege tu cuenta': 'Protect your account',
  'Activa la verificación en dos pasos o añade una llave de acceso.':
    'Turn on two-step verification or add a passkey.',
  'Nuevo lead en {{page}}': 'New lead on {{page}}',
  'Alguien ha rellenado el formulario de esta página.': 'Somebody has filled in this page’s form.',
  '{{number}} leads nuevos en {{page}}': '{{number}} new leads on {{page}}',
  'Varias personas han rellenado el formulario de esta página.':
    'Several people have filled in this page’s form.',
  'Se ha publicado {{page}}': '{{page}} was published',
  'Lo ha hecho otra persona de tu espacio de trabajo.': 'Somebody else in your workspace did it.',
  'Han compartido contigo {{project}}': '{{project}} was shared with you',
  'Ya puedes ver sus páginas y cómo va.': 'You can see its pages and how it is going now.',
  'Te piden que revises {{page}}': 'You are asked to review {{page}}',
  'Coméntala, apruébala o pide cambios.': 'Comment on it, approve it or ask for changes.',
  'Comentario nuevo en {{page}}': 'New comment on {{page}}',
  '{{number}} comentarios nuevos en {{page}}': '{{number}} new comments on {{page}}',
  'Está en la revisión de la página.': 'It is in the review of the page.',
  '{{page}} está aprobada': '{{page}} is approved',
  'La versión que enseñaste se puede publicar.': 'The version you showed can be published.',
  'Piden cambios en {{page}}': 'Changes to {{page}} are asked for',
  'Los comentarios están en la revisión.': 'The comments are in the review.',
  'Ya puedes ver sus páginas.': 'You can see its pages now.',
  'Ya puedes ver la página.': 'You can see the page now.',
  'El webhook de {{host}} está en pausa': 'The webhook of {{host}} is paused',
  'Lleva tres días sin contestar bien. Revísalo y reanúdalo cuando funcione.':
    'It has not answered well for three days. Check it and resume it once it works.',
  'Te nombran en una nota de {{lead}}': 'You are mentioned in a note on {{lead}}',
  'Te nombran en {{number}} notas de {{lead}}': 'You are mentioned in {{number}} notes on {{lead}}',
  'Lee lo que te piden en la historia del lead.': 'Read what they ask of you in the history of the lead.',
  'Te mencionan en «{{task}}»': 'You are mentioned in “{{task}}”',
  'Está en los comentarios de la tarea.': 'It is in the comments of the task.',
  'Ya puedes empezar «{{task}}»': 'You can start “{{task}}” now',
  'Lo que esperaba está hecho.': 'What it was waiting for is done.',
  'No encontramos el registro DNS de {{host}}': 'We cannot find the DNS record of {{host}}',
  'Vuelve a crearlo antes de catorce días, o el dominio dejará de responder.':
    'Create it again within fourteen days, or the domain will stop answering.',
  '{{host}} ya no responde': '{{host}} no longer answers',
  'Sus páginas están otra vez en /p/. Crea el registro DNS y compruébalo para recuperarlo.':
    'Its pages are under /p/ again. Create the DNS record and check it to have the domain back.',
  'Un lead antiguo se irá dentro de una semana': 'An old lead goes in a week',
  '{{number}} leads antiguos se irán dentro de una semana': '{{number}} old leads go in a week',
  'Así lo dice la conservación de leads de tu espacio, en Configuración.':
    'So says how long your workspace keeps its leads, in Settings.',
  'No se ha podido publicar {{name}}': '{{name}} could not be published',
  '{{number}} veces no se ha podido publicar {{name}}': '{{name}} could not be published {{number}} times',
  'Es una publicación que se repite. En el generador SEO se dice por qué.':
    'It is a publication that repeats. The SEO generator says why.',
}
