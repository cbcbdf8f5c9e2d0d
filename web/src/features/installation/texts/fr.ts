import type { en } from './en.ts'

export const fr = {
  'Límites de cada espacio': 'Limites de chaque espace',
  Publicaciones: 'Publications',
  Leads: 'Leads',
  'Tareas largas': 'Tâches longues',
  'Sin límite': 'Sans limite',
  '{{most}} al día': '{{most}} par jour',
  'Se cambian en los ajustes WORKSPACE_… del servidor.':
    'Elles se changent dans les réglages WORKSPACE_… du serveur.',
  Instalación: 'Installation',
  'Estado, correo, espacio ocupado, programas y versiones': 'État, e-mail, stockage, programmes et versions',
  Estado: 'État',
  'En el servidor, esta orden mira todo lo demás:': 'Sur le serveur, cette commande vérifie tout le reste :',
  'Tareas en segundo plano: {{running}} en marcha, {{waiting}} en espera.':
    'Tâches en arrière-plan : {{running}} en cours, {{waiting}} en attente.',
  'Actividad, notificaciones y webhooks: al día.': 'Activité, notifications et webhooks : à jour.',
  'Los avisos se retrasan: el primero lleva {{minutes}} min esperando.':
    'Les notifications tardent : la première attend depuis {{minutes}} min.',
  'Mira el registro del servidor y reinícialo.': 'Consultez le journal du serveur et redémarrez-le.',
  'Disco: quedan {{free}} de {{size}}.': 'Disque : il reste {{free}} sur {{size}}.',
  'Haz sitio en el disco: sin él no se guarda nada, ni los leads.':
    'Libérez de la place sur le disque : sans elle rien n’est enregistré, pas même les leads.',
  'Correo: hay servidor. Pruébalo aquí abajo.': 'E-mail : il y a un serveur. Essayez-le ci-dessous.',
  'Correo: no hay servidor, y nadie recibe los mensajes.':
    'E-mail : il n’y a pas de serveur, et personne ne reçoit les messages.',
  'Pon el tuyo en el ajuste SMTP_URL y reinicia.': 'Indiquez le vôtre dans SMTP_URL et redémarrez.',
  'Tareas «{{kind}}» que han fallado: {{times}}. La última: {{reason}}':
    'Tâches « {{kind}} » en échec : {{times}}. La dernière : {{reason}}',
  'Corrige la causa; estas ya no se repiten.': 'Corrigez la cause ; celles-ci ne sont plus relancées.',
  'Tareas «{{kind}}» que aún no salen: {{times}}. La última: {{reason}}':
    'Tâches « {{kind}} » qui n’aboutissent pas encore : {{times}}. La dernière : {{reason}}',
  'Se repiten solas. Si sigue igual, corrige la causa.':
    'Elles sont relancées d’elles-mêmes. Si rien ne change, corrigez la cause.',
  'servidor version almacenamiento': 'serveur version stockage',
  'No se ha podido cargar la instalación': 'L’installation n’a pas pu être chargée',
  'Espacio ocupado': 'Espace utilisé',
  Cuentas: 'Comptes',
  'Personas con cuenta: {{number}}.': 'Personnes avec un compte : {{number}}.',
  'Ver las cuentas': 'Voir les comptes',
  'Acerca de': 'À propos',
  'Base de datos': 'Base de données',
  Archivos: 'Fichiers',
  'En disco': 'Sur disque',
  Dirección: 'Adresse',
  Programas: 'Programmes',
  'No está instalado': 'Non installé',
  'Para instalar lo que falta:': 'Pour installer ce qui manque :',
  'Abrir el descargador': 'Ouvrir le téléchargeur',
  'Esta instalación no tiene servidor de correo. Ponlo en el ajuste SMTP_URL.':
    'Cette installation n’a pas de serveur d’e-mail. Indiquez-le dans SMTP_URL.',
  'El servidor de correo no lo ha aceptado: {{reason}}':
    'Le serveur d’e-mail ne l’a pas accepté : {{reason}}',
  'Enviado a {{email}}. Mira si ha llegado.': 'Envoyé à {{email}}. Vérifiez s’il est arrivé.',
  Correo: 'E-mail',
  'Los correos salen como {{from}}.': 'Les e-mails partent en tant que {{from}}.',
  'No hay servidor de correo: los mensajes se quedan en la carpeta outbox de los datos.':
    'Il n’y a pas de serveur d’e-mail : les messages restent dans le dossier outbox des données.',
  'Enviarme un correo de prueba': 'M’envoyer un e-mail de test',
  Páginas: 'Pages',
  Imágenes: 'Images',
  Vídeos: 'Vidéos',
  'Réplica de lectura: al día.': 'Réplica de lecture : à jour.',
  'Mientras, las listas se leen de la base de datos principal.':
    'En attendant, les listes sont lues dans la base de données principale.',
  'La réplica de lectura se retrasa.': 'Le réplica de lecture prend du retard.',
  'Revisa su máquina y la red entre las dos.': 'Vérifiez sa machine et le réseau entre les deux.',
  'La réplica de lectura no responde.': 'Le réplica de lecture ne répond pas.',
  'Revisa el ajuste DATABASE_READ_URL, y que esté en marcha.':
    'Vérifiez le réglage DATABASE_READ_URL, et qu’il fonctionne.',
  'DATABASE_READ_URL no es una réplica de esta base de datos.':
    'DATABASE_READ_URL n’est pas un réplica de cette base de données.',
  'Pon la de una réplica de PostgreSQL, o quita el ajuste.':
    'Indiquez celle d’un réplica PostgreSQL, ou retirez le réglage.',
  'Archivos de leads': 'Fichiers de leads',
  'Archivos de tareas y proyectos': 'Fichiers de tâches et de projets',
} satisfies Record<keyof typeof en, string>
