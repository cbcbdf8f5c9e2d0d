import type { en } from './en.ts'

export const fr = {
  'Notificaciones: {{number}} sin leer': 'Notifications : {{number}} non lues',
  Ayer: 'Hier',
  'Marcar todas como leídas': 'Tout marquer comme lu',
  'No tienes notificaciones.': 'Vous n’avez pas de notifications.',
  'sin leer': 'non lue',
  'Lo que ha pasado en tu espacio de trabajo y te interesa saber.':
    'Ce qui s’est passé dans votre espace de travail et mérite d’être su.',
  'No se han podido cargar las notificaciones': 'Impossible de charger les notifications',
  'No tienes notificaciones': 'Vous n’avez pas de notifications',
  'Aquí verás los leads que llegan y las páginas que publica tu equipo.':
    'Vous verrez ici les leads qui arrivent et les pages publiées par votre équipe.',
  'Tu página de ejemplo está lista': 'Votre page d’exemple est prête',
  'Ábrela en el constructor, cámbiala a tu gusto y publícala.':
    'Ouvrez-la dans le constructeur, modifiez-la à votre goût et publiez-la.',
  'Aligera tus fotos antes de publicarlas': 'Allégez vos photos avant de les publier',
  'El optimizador de imágenes trabaja en tu navegador: no se sube nada.':
    'L’optimiseur d’images travaille dans votre navigateur : rien n’est envoyé.',
  'Protege tu cuenta': 'Protégez votre compte',
  'Activa la verificación en dos pasos o añade una llave de acceso.':
    'Activez la vérification en deux étapes ou ajoutez une clé d’accès.',
  'Nuevo lead en {{page}}': 'Nouveau lead sur {{page}}',
  'Alguien ha rellenado el formulario de esta página.': 'Quelqu’un a rempli le formulaire de cette page.',
  '{{number}} leads nuevos en {{page}}': '{{number}} nouveaux leads sur {{page}}',
  'Varias personas han rellenado el formulario de esta página.':
    'Plusieurs personnes ont rempli le formulaire de cette page.',
  'Se ha publicado {{page}}': '{{page}} a été publiée',
  'Lo ha hecho otra persona de tu espacio de trabajo.':
    'C’est une autre personne de votre espace de travail qui l’a fait.',
  'Han compartido contigo {{project}}': '{{project}} a été partagé avec vous',
  'Ya puedes ver sus páginas y cómo va.': 'Vous pouvez maintenant voir ses pages et son avancement.',
  'Te piden que revises {{page}}': 'On vous demande de relire {{page}}',
  'Coméntala, apruébala o pide cambios.': 'Commentez-la, approuvez-la ou demandez des changements.',
  'Comentario nuevo en {{page}}': 'Nouveau commentaire sur {{page}}',
  '{{number}} comentarios nuevos en {{page}}': '{{number}} nouveaux commentaires sur {{page}}',
  'Está en la revisión de la página.': 'Il est dans la relecture de la page.',
  '{{page}} está aprobada': '{{page}} est approuvée',
  'La versión que enseñaste se puede publicar.': 'La version montrée peut être publiée.',
  'Piden cambios en {{page}}': 'Des changements sont demandés sur {{page}}',
  'Los comentarios están en la revisión.': 'Les commentaires sont dans la relecture.',
  'Ya puedes ver sus páginas.': 'Vous pouvez maintenant voir ses pages.',
  'Ya puedes ver la página.': 'Vous pouvez maintenant voir la page.',
  'El webhook de {{host}} está en pausa': 'Le webhook de {{host}} est en pause',
  'Lleva tres días sin contestar bien. Revísalo y reanúdalo cuando funcione.':
    'Il ne répond pas correctement depuis trois jours. Vérifiez-le et relancez-le quand il fonctionne.',
  'Te nombran en una nota de {{lead}}': 'On vous cite dans une note sur {{lead}}',
  'Te nombran en {{number}} notas de {{lead}}': 'On vous cite dans {{number}} notes sur {{lead}}',
  'Lee lo que te piden en la historia del lead.': 'Lisez ce que l’on vous demande dans l’historique du lead.',
  'Te mencionan en «{{task}}»': 'On vous mentionne dans « {{task}} »',
  'Está en los comentarios de la tarea.': 'C’est dans les commentaires de la tâche.',
  'Ya puedes empezar «{{task}}»': 'Vous pouvez commencer « {{task}} »',
  'Lo que esperaba está hecho.': 'Ce qu’elle attendait est fait.',
  'No encontramos el registro DNS de {{host}}': 'Nous ne trouvons pas l’enregistrement DNS de {{host}}',
  'Vuelve a crearlo antes de catorce días, o el dominio dejará de responder.':
    'Recréez-le d’ici quatorze jours, sinon le domaine ne répondra plus.',
  '{{host}} ya no responde': '{{host}} ne répond plus',
  'Sus páginas están otra vez en /p/. Crea el registro DNS y compruébalo para recuperarlo.':
    'Ses pages sont de nouveau sous /p/. Créez l’enregistrement DNS et vérifiez-le pour le récupérer.',
  'Un lead antiguo se irá dentro de una semana': 'Un ancien lead partira dans une semaine',
  '{{number}} leads antiguos se irán dentro de una semana':
    '{{number}} anciens leads partiront dans une semaine',
  'Así lo dice la conservación de leads de tu espacio, en Configuración.':
    'C’est ce que dit la conservation des leads de votre espace, dans Configuration.',
  'No se ha podido publicar {{name}}': '{{name}} n’a pas pu être publié',
  '{{number}} veces no se ha podido publicar {{name}}': '{{name}} n’a pas pu être publié {{number}} fois',
  'Es una publicación que se repite. En el generador SEO se dice por qué.':
    'C’est une publication répétée. Le générateur SEO dit pourquoi.',
} satisfies Record<keyof typeof en, string>
